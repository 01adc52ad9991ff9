import LayoutEngine

/// A bar of a room. The one at the top is there from the first time on that a view in the room wants
/// to be in a bar, or to name the room.
struct BarView: PrimitiveView {
  let edge: BarEdge

  func makeNode(at place: Place) -> NodeOf<BarView> { BarNode(self, at: place) }
}

/// Shows what the views in a room say of its bars. The one at the top gathers it, for both.
final class BarNode: NodeOf<BarView>, RoomNode {
  /// What the other one has handed to the one at the bottom.
  private var handed: ContiguousArray<Box> = []

  override func appear() {
    let box = Box(.rule(BarRule(edge: view.edge)), for: self)
    box.element = Element(.surface(.bar(BarContent(edge: view.edge))), of: self)
    box.flags.formUnion([.isRoom, .needsChildren])
    self.box = box
    graph.layoutChanged(box)
  }

  /// Says that the views in the room say something else than before.
  func partsChanged() {
    guard let box, !flags.contains(.isDropped) else { return }
    graph.layoutStructureChanged(box)
  }

  /// Shows `items`, gathered by the bar at the top.
  func show(_ items: ContiguousArray<Box>) {
    handed = items
    partsChanged()
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    var items = handed
    if view.edge == .top {
      let parts = parent?.preference(BarPartsKey.self) ?? BarParts()
      box.show(.surface(.bar(BarContent(title: parts.title))))
      items = parts.items
      parent?.ownRoom?.showFoot(items.filter { $0.barSection?.edge == .bottom })
    }
    var rule = BarRule(edge: view.edge)
    for section in BarSection.allCases where section.edge == view.edge {
      let items = items.filter { $0.barSection == section }
      rule.counts[section] = items.count
      boxes.append(contentsOf: items)
    }
    box.content = .rule(rule)
  }

  func placeRoom() {
    guard let box, let room = parent?.ownRoom?.box.record.frame.size else { return }
    let proposal = Proposal(width: room.width, height: nil)
    let size = box.size(for: proposal)
    // Outside of the room: what is in a bar takes no room from the content.
    let top = view.edge == .top ? -size.height : room.height
    box.place(Placement(origin: Point(x: 0, y: top), size: size, proposal: proposal))
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
