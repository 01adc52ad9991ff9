/// How wide a person wants the columns of a table; to begin with as wide as they made them before, in this
/// window or in another.
@propertyWrapper
struct GivenWidths: DynamicProperty {
  private var box: StateBox<TableWidths>?

  init() {}

  var wrappedValue: TableWidths { box?.read() ?? TableWidths() }

  var projectedValue: Binding<TableWidths> {
    guard let box else { return .constant(TableWidths()) }
    return Binding(box)
  }
}

extension GivenWidths: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let known = slot as? StateBox<TableWidths>
    let box = known ?? StateBox(TableWidths(KeptParts(in: node)), name: name)
    slot = box
    self.box = box
  }

  @MainActor
  static func isSame(_ old: GivenWidths, _ new: GivenWidths) -> Bool { true }
}
