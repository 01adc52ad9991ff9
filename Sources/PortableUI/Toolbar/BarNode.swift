import LayoutEngine

/// The bar of a room. It is there from the first time on that a view in the room wants to be in it,
/// or to name it.
struct BarView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<BarView> { BarNode(self, at: place) }
}

/// Gathers what the views in a room say of its bar.
final class BarNode: NodeOf<BarView>, RoomNode {
  override func appear() {
    let box = Box(.rule(BarRule()), for: self)
    box.element = Element(.surface(.bar(BarContent())), of: self)
    box.flags.formUnion([.isRoom, .needsChildren])
    self.box = box
    graph.layoutChanged(box)
  }

  /// Says that the views in the room say something else than before.
  func partsChanged() {
    guard let box, !flags.contains(.isDropped) else { return }
    graph.layoutStructureChanged(box)
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    let parts = parent?.preference(BarPartsKey.self) ?? BarParts()
    box.show(.surface(.bar(BarContent(title: parts.title))))
    var rule = BarRule()
    for section in BarSection.allCases {
      let items = parts.items.filter { $0.barSection == section }
      rule.counts[section] = items.count
      boxes.append(contentsOf: items)
    }
    box.content = .rule(rule)
  }

  func placeRoom() {
    guard let box, let room = parent?.ownRoom?.box.record.frame.size else { return }
    let proposal = Proposal(width: room.width, height: nil)
    let size = box.size(for: proposal)
    // Above the room: what is in a bar takes no room from what is below it.
    box.place(
      Placement(origin: Point(x: 0, y: -size.height), size: size, proposal: proposal))
  }
}

/// What views say of the bar around them.
struct BarParts {
  /// What it is called.
  var title: String?

  /// What is in it.
  var items: ContiguousArray<Box> = []
}

enum BarPartsKey: PreferenceKey {
  static var defaultValue: BarParts { BarParts() }

  static func reduce(value: inout BarParts, nextValue: () -> BarParts) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.items += next.items
  }
}

extension Box {
  /// Where in a bar it is shown.
  fileprivate var barSection: BarSection? {
    if case .surface(.barItem(let section)) = element?.goal { section } else { nil }
  }
}
