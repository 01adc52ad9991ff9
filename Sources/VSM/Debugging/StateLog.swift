import StateEvents

/// Writes about the changes of one container.
@usableFromInline
final class StateLog<State> {
  private let options: StateDebugOptions
  private let address: UInt

  /// What the log is called, where it has a name.
  private let name: String?

  init(
    _ options: StateDebugOptions, of container: StateContainer<State>, as name: String? = nil
  ) {
    self.options = options
    self.name = name
    address = UInt(bitPattern: Unmanaged.passUnretained(container).toOpaque())
  }

  /// Writes what the state is before it changes for the first time.
  func begins(with state: State) { if options.lack == nil { write("current", state) } }

  @usableFromInline
  func willSet(_ state: State) { if options.contains(.willSet) { write("willSet", state) } }

  @usableFromInline
  func didSet(_ state: State) { if options.contains(.didSet) { write("didSet", state) } }

  private func write(_ event: String, _ state: State) {
    var words: [String] = name.map { [$0] } ?? []
    if options.contains(.container) { words.append("\(StateContainer<State>.self)") }
    if options.contains(.memory) { words.append("0x" + String(address, radix: 16)) }
    if options.contains(.event) { words.append(event) }
    let subject = words.isEmpty ? "" : words.joined(separator: " ") + ": "
    DebugOutput.write(subject + text(of: state), options)
  }

  private func text(of state: State) -> String {
    options.contains(.enumLabel) ? caseName(of: state) : "\(state)"
  }
}
