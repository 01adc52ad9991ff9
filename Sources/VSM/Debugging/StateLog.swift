/// Writes about the changes of one container.
@usableFromInline
final class StateLog<State> {
  private let options: StateDebugOptions
  private let address: UInt

  init(_ options: StateDebugOptions, of container: StateContainer<State>) {
    self.options = options
    address = UInt(bitPattern: Unmanaged.passUnretained(container).toOpaque())
  }

  @usableFromInline
  func willSet(_ state: State) { if options.contains(.willSet) { write("willSet", state) } }

  @usableFromInline
  func didSet(_ state: State) { if options.contains(.didSet) { write("didSet", state) } }

  private func write(_ event: String, _ state: State) {
    var words: [String] = []
    if options.contains(.container) { words.append("\(StateContainer<State>.self)") }
    if options.contains(.memory) { words.append("0x" + String(address, radix: 16)) }
    if options.contains(.event) { words.append(event) }
    let subject = words.isEmpty ? "" : words.joined(separator: " ") + ": "
    DebugOutput.write(subject + text(of: state), options)
  }

  private func text(of state: State) -> String {
    guard options.contains(.enumLabel) else { return "\(state)" }
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .enum else { return "\(state)" }
    // A case with values has them as its one child, under the name of the case.
    return mirror.children.first?.label ?? "\(state)"
  }
}
