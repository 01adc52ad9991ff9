import LayoutEngine

/// A bar of a room. The one at the top is there from the first time on that a view in the room wants
/// to be in a bar, or to name the room.
struct BarView: PrimitiveView {
  let edge: BarEdge

  func makeNode(at place: Place) -> NodeOf<BarView> { BarNode(self, at: place) }
}

/// Shows what the views in a room say of its bars. The one at the top gathers it, for both.
final class BarNode: ViewNode<BarView>, LayoutRootNode {
  /// What the other one has handed to the one at the bottom.
  private var handed: ContiguousArray<Box> = []

  override func appear() {
    let box = Box(.rule(BarRule(edge: view.edge)), for: self)
    box.element = Element(.surface(.bar(BarContent(edge: view.edge))), of: self)
    box.flags.formUnion([.isLayoutRoot, .needsChildren])
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

  /// The items that were in either bar when they were laid out last.
  private var shown: ContiguousArray<Box> = []

  /// The title and what is said below it, and that they change, for what stands in their place.
  private var words = BarWords()
  private let wordChanges = ReadSource()

  /// What its title is written to, where a person may give it another one.
  private(set) var titleBinding: Binding<String>?

  /// What it is called. A body that asks is made anew when that changes.
  func readWords() -> BarWords {
    Tracking.read(wordChanges)
    return words
  }

  private func follow(_ words: BarWords) {
    guard words != self.words else { return }
    self.words = words
    later("the title of a bar") { [wordChanges] in wordChanges.changed() }
  }

  /// Where one goes back to from here.
  private var back: (@MainActor () -> Void)?
  var leadsBack: Bool { back != nil }

  /// What is seen of a swipe that leads there, and how far that has gone.
  var backSign: SwipeSignNode?
  var swipedLength = 0.0
  var scopeOfSwipe: EnvironmentScope?

  override func disappear() { hideBackSign() }

  override func hear(_ event: ElementEvent, from element: Element) {
    if case .back = event { back?() }
  }

  /// Shows `items` from now on, and keeps those of a page that sleeps.
  private func follow(_ items: ContiguousArray<Box>) {
    for box in shown where !box.flags.contains(.isDropped) {
      guard let element = box.element, !items.contains(where: { $0 === box }) else { continue }
      graph.show(element, isAsleep: true)
    }
    for box in items { if let element = box.element { graph.show(element, isAsleep: false) } }
    shown = items
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    var items = handed
    if view.edge == .top {
      let parts = parent?.preference(BarPartsKey.self) ?? BarParts()
      box.show(
        .surface(
          .bar(
            BarContent(
              title: parts.title, subtitle: parts.subtitle, goesBack: parts.back != nil,
              hasCancel: parts.items.contains(where: \.cancels)))))
      back = parts.back
      titleBinding = parts.renaming?.name
      follow(
        BarWords(
          title: parts.title ?? "", subtitle: parts.subtitle, canBeRenamed: titleBinding != nil))
      items = parts.items
      if parts.isFootHidden { items.removeAll { $0.barSection?.edge == .bottom } }
      // What views have in the middle is there instead of the title.
      if let renaming = parts.renaming, !items.contains(where: { $0.barSection == .title }) {
        items += renaming.items
      }
      follow(items)
      parent?.ownLayoutRoot?.bars.showFoot(items.filter { $0.barSection?.edge == .bottom })
    }
    var rule = BarRule(edge: view.edge)
    for section in BarSection.allCases where section.edge == view.edge {
      let items = items.filter { $0.barSection == section }.inOrderOfPlacement
      rule.counts[section] = items.count
      boxes.append(contentsOf: items)
    }
    box.content = .rule(rule)
  }

  func placeLayoutRoot() {
    guard let box, let room = parent?.ownLayoutRoot?.box.record.frame.size else { return }
    let proposal = Proposal(width: room.width, height: nil)
    let size = box.size(for: proposal)
    // Outside of the room: what is in a bar takes no room from the content.
    let top = view.edge == .top ? -size.height : room.height
    box.place(Placement(origin: Point(x: 0, y: top), size: size, proposal: proposal))
  }
}

/// What views say of the bar around them.
struct BarParts {
  /// What it is called, and how a person gives it another name, where they may.
  var title: String?
  var renaming: TitleRenaming?

  /// What is said below that.
  var subtitle: String?

  /// What is in it.
  var items: ContiguousArray<Box> = []

  /// Goes back to the page before, where there is one.
  var back: (@MainActor () -> Void)?

  /// Whether a person is to be kept from going back, and whether all of this is not to be shown. That is
  /// for the stack of pages around to do.
  var isBackHidden = false
  var isHidden = false

  /// Whether nothing is to be seen of the bar below the content.
  var isFootHidden = false

  /// Whether nothing is to be in it that hides the first of several columns.
  var removesSidebarToggle = false
}

enum BarPartsKey: PreferenceKey {
  static var defaultValue: BarParts { BarParts() }

  static func reduce(value: inout BarParts, nextValue: () -> BarParts) {
    let next = nextValue()
    if value.title == nil { (value.title, value.renaming) = (next.title, next.renaming) }
    value.subtitle = value.subtitle ?? next.subtitle
    value.items += next.items
    value.back = value.back ?? next.back
    value.isBackHidden = value.isBackHidden || next.isBackHidden
    value.isHidden = value.isHidden || next.isHidden
    value.isFootHidden = value.isFootHidden || next.isFootHidden
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
  }
}

@MainActor
extension ContiguousArray<Box> {
  /// Those for what matters more stand further out; of those for the same, the first stands first.
  fileprivate var inOrderOfPlacement: ContiguousArray {
    let ranked = enumerated().map { (place: $0, rank: $1.barRank, box: $1) }
    return ContiguousArray(
      ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.box))
  }
}

extension Box {
  fileprivate var cancels: Bool { (node as? any BarItem)?.placement == .cancellationAction }

  fileprivate var barRank: Int {
    (node as? any BarItem)?.placement.rank ?? ToolbarItemPlacement.automatic.rank
  }

  /// Where in a bar it is shown.
  fileprivate var barSection: BarSection? {
    if case .surface(.barItem(let section)) = element?.goal { section } else { nil }
  }
}
