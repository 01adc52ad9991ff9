/// The length that a person gave a part of a view, in this window or in one before; `nil` where nobody has.
///
///     @GivenLength("Inspector width") private var wanted
@propertyWrapper
struct GivenLength: DynamicProperty {
  private let part: String
  private var place: GivenLengthPlace?

  init(_ part: String) { self.part = part }

  @MainActor
  var wrappedValue: Double? {
    get { place?.read() }
    nonmutating set { place?.write(newValue) }
  }
}

extension GivenLength: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let known = slot as? GivenLengthPlace
    let place = known ?? GivenLengthPlace(part, among: KeptParts(in: node), name: name)
    slot = place
    self.place = place
  }

  @MainActor
  static func isSame(_ old: GivenLength, _ new: GivenLength) -> Bool { old.part == new.part }
}

/// Where such a length lives as long as its view is there.
@MainActor
private final class GivenLengthPlace {
  private let part: String
  private let kept: KeptParts
  private let state: StateBox<Double?>

  init(_ part: String, among kept: KeptParts, name: String) {
    self.part = part
    self.kept = kept
    state = StateBox(kept[part], name: name)
  }

  func read() -> Double? { state.read() }

  func write(_ length: Double?) {
    state.write(length, Transaction())
    kept[part] = length
  }
}
