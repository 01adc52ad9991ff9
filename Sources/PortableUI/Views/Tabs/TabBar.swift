import Foundation
import LayoutEngine

/// The row of buttons of a tab view.
struct TabBarView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<TabBarView> { TabBarNode(self, at: place) }
}

final class TabBarNode: ViewNode<TabBarView> {
  private(set) lazy var sleepWhileHidden = Sleep(of: self)

  override var ownSleep: Sleep? { sleepWhileHidden }

  override func appear() {
    box = Box(.rule(TabBarRule()), for: self)
  }

  private var background: NodeOf<IndexBackground>?

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    guard let room = parent as? any TabRoom else { return }
    let headings = room.collectButtons(into: &boxes)
    showBackground(room.isIndexOnBackground)
    var behind: ContiguousArray<Box> = []
    background?.collectBoxes(into: &behind)
    boxes.insert(contentsOf: behind, at: 0)
    let rule = TabBarRule(headings: headings, hasBackground: background != nil)
    if rule != (box.content as? RuleContent<TabBarRule>)?.known { box.content = .rule(rule) }
  }

  private func showBackground(_ isWanted: Bool) {
    guard isWanted != (background != nil) else { return }
    background?.drop()
    background = isWanted ? makeNode(IndexBackground(), at: inside) : nil
  }

  override func disappear() {
    sleepWhileHidden.close()
    background?.drop()
  }
}

/// How the button of a page looks.
struct TabButtonState: Hashable {
  let isSelected: Bool

  /// What the buttons of the row show.
  let marks: TabMarks

  /// Its number, from 1 on.
  let number: Int
}

/// The button of a page.
struct TabButton: View {
  let label: AnyView
  let badge: Text?
  let state: TabButtonState
  let press: @MainActor () -> Void

  var body: some View {
    EnvironmentView(content: Button(action: press) { inside }) { [state] in
      $0.usualButton = UsualButton(appearance: .flat, isSelected: state.isSelected)
    }
  }

  @ViewBuilder private var inside: some View {
    if state.marks == .page {
      Circle()
        .fill(Color.primary.opacity(state.isSelected ? 0.8 : 0.25))
        .frame(width: 8, height: 8)
        .accessibilityLabel(Text(verbatim: "Page \(state.number)"))
    } else {
      HStack(spacing: 6) {
        label.lineLimit(1)
          .frame(maxWidth: state.marks == .sidebar ? .infinity : nil, alignment: .leading)
        if let badge {
          badge.font(.caption).padding(.horizontal, 5).background {
            Capsule().fill(Color.secondary.opacity(0.3))
          }
        }
      }
    }
  }
}

/// Buttons beside one another, in the middle. Where there is no room for all, the widest give way. Where
/// a height is offered, they stand one below the other, all as wide as there is room, with the titles of
/// their sections.
struct TabBarRule: LayoutRule, Hashable {
  /// Which children are titles, counted without what is behind all of them.
  var headings: Set<Int> = []

  /// Whether the first child is what is behind the others.
  var hasBackground = false

  private static let margin = 6.0
  private static let spacing = 6.0

  /// The buttons, and all that stands in a column.
  private func buttons(of children: some LayoutChildren) -> [Int] {
    lines(of: children).filter { !headings.contains($0 - (hasBackground ? 1 : 0)) }
  }

  private func lines(of children: some LayoutChildren) -> Range<Int> {
    min(hasBackground ? 1 : 0, children.count)..<children.count
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return Size(width: proposal.width ?? 0, height: 0) }
    if let height = proposal.height, let width = proposal.width {
      return Size(width: width, height: height)
    }
    let sizes = shares(of: children, in: proposal.width).map(\.size)
    let length = Self.length(of: sizes) + 2 * Self.margin
    let height = sizes.reduce(0) { max($0, $1.height) } + 2 * Self.margin
    return Size(width: max(proposal.width ?? length, length), height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    if proposal.height != nil { return arrangeColumn(children, in: size, place: place) }
    let shares = shares(of: children, in: size.width)
    let length = Self.length(of: shares.map(\.size))
    var x = max(Self.margin, (size.width - length) / 2)
    if hasBackground {
      let frame = Size(width: min(size.width, length + 2 * Self.margin), height: size.height)
      let origin = Point(x: max(0, x - Self.margin), y: 0)
      place(0, Placement(origin: origin, size: frame, proposal: Proposal(frame)))
    }
    // Titles have no room here.
    for heading in headings {
      let child = heading + (hasBackground ? 1 : 0)
      place(child, Placement(origin: Point(x: x, y: 0), size: .zero, proposal: .zero))
    }
    for (child, share) in zip(buttons(of: children), shares) {
      let origin = Point(x: x, y: (size.height - share.size.height) / 2)
      place(child, Placement(origin: origin, size: share.size, proposal: share.proposal))
      x += share.size.width + Self.spacing
    }
  }

  private func arrangeColumn(
    _ children: some LayoutChildren, in size: Size, place: (Int, Placement) -> Void
  ) {
    let offer = Proposal(width: max(0, size.width - 2 * Self.margin), height: nil)
    var y = Self.margin
    for child in lines(of: children) {
      let chosen = children.measure(child, for: offer)
      place(
        child, Placement(origin: Point(x: Self.margin, y: y), size: chosen, proposal: offer))
      y += chosen.height + 2
    }
  }

  /// The size of each button, and what it was offered for that.
  private func shares(
    of children: some LayoutChildren, in width: Double?
  ) -> [(size: Size, proposal: Proposal)] {
    let buttons = buttons(of: children)
    let wanted = buttons.map { children.measure($0, for: .unspecified) }
    let excess = Self.length(of: wanted) + 2 * Self.margin - (width ?? .infinity)
    let limit = excess > 0 ? Self.limit(of: wanted.map(\.width), shorterBy: excess) : .infinity
    let narrow = Proposal(width: limit, height: nil)
    return zip(buttons, wanted).map { child, size in
      size.width <= limit
        ? (size, .unspecified) : (children.measure(child, for: narrow), narrow)
    }
  }

  /// How wide one may be at most, so that together they are that much shorter.
  private static func limit(of widths: [Double], shorterBy excess: Double) -> Double {
    var room = widths.reduce(-excess, +)
    var limit = 0.0
    for (index, width) in widths.sorted().enumerated() {
      limit = max(0, room / Double(widths.count - index))
      if width > limit { break }
      room -= width
    }
    return limit
  }

  private static func length(of sizes: [Size]) -> Double {
    sizes.reduce(-spacing) { $0 + $1.width + spacing }
  }
}

/// A page and the buttons: a row above it, or beneath where the room is narrow; or a column beside it,
/// with a line between.
struct TabsRule: LayoutRule, Hashable {
  /// Which page is seen.
  var shown = 0

  /// Whether there is a line to be seen beside a column of buttons.
  var hasLine = false

  /// Whether the buttons stand in a column where there is room.
  var hasSidebar = false

  /// Whether only the page is seen.
  var hidesBar = false

  /// Below this, a thumb is nearer to the foot of a window than to its head.
  private static let narrow = 550.0

  /// How wide the column of buttons is.
  private static let sidebar = 200.0

  /// The pages come first, then the buttons, and the line last.
  private func parts(_ children: some LayoutChildren) -> (page: Int?, bar: Int, line: Int?)? {
    let bar = children.count - (hasLine ? 2 : 1)
    guard bar >= 0 else { return nil }
    return (shown < bar ? shown : nil, bar, hasLine ? bar + 1 : nil)
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard let (page, bar, _) = parts(children) else {
      return proposal.replacingUnspecified(by: .zero)
    }
    if hidesBar { return page.map { children.measure($0, for: proposal) } ?? .zero }
    if hasSidebar, let width = proposal.width, width >= Self.narrow {
      let room = Proposal(width: width - Self.sidebar, height: proposal.height)
      let content = page.map { children.measure($0, for: room) } ?? .zero
      return Size(width: width, height: proposal.height ?? content.height)
    }
    let row = children.measure(bar, for: Proposal(width: proposal.width, height: nil))
    let room = Proposal(
      width: proposal.width, height: proposal.height.map { max(0, $0 - row.height) })
    let content = page.map { children.measure($0, for: room) } ?? .zero
    return Size(
      width: max(row.width, content.width), height: row.height + content.height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard let (page, bar, line) = parts(children) else { return }
    if hidesBar {
      if let line { place(line, Placement(origin: .zero, size: .zero, proposal: .zero)) }
      if let page {
        place(page, Placement(origin: .zero, size: size, proposal: Proposal(size)))
      }
      return
    }
    if hasSidebar, size.width >= Self.narrow {
      return arrangeBeside(page, bar, line, in: size, place: place)
    }
    let offer = Proposal(width: size.width, height: nil)
    let row = children.measure(bar, for: offer)
    let isBelow = size.width < Self.narrow
    let room = Size(width: size.width, height: max(0, size.height - row.height))
    if let page {
      place(
        page,
        Placement(
          origin: Point(x: 0, y: isBelow ? 0 : row.height), size: room, proposal: Proposal(room)))
    }
    place(
      bar,
      Placement(
        origin: Point(x: 0, y: isBelow ? room.height : 0),
        size: Size(width: size.width, height: row.height), proposal: offer))
    if let line { place(line, Placement(origin: .zero, size: .zero, proposal: .zero)) }
  }

  private func arrangeBeside(
    _ page: Int?, _ bar: Int, _ line: Int?, in size: Size, place: (Int, Placement) -> Void
  ) {
    func fill(_ child: Int, from x: Double, _ width: Double) {
      let room = Size(width: width, height: size.height)
      place(child, Placement(origin: Point(x: x, y: 0), size: room, proposal: Proposal(room)))
    }
    fill(bar, from: 0, Self.sidebar - 1)
    if let line { fill(line, from: Self.sidebar - 1, 1) }
    if let page { fill(page, from: Self.sidebar, size.width - Self.sidebar) }
  }

  func spacing(of children: some LayoutChildren) -> Spacing { .standard }
}
