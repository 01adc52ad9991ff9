import Foundation
import LayoutEngine

/// The row of buttons of a tab view.
struct TabBarView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<TabBarView> { TabBarNode(self, at: place) }
}

final class TabBarNode: NodeOf<TabBarView> {
  override func appear() {
    box = Box(.rule(TabBarRule()), for: self)
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    (parent as? any TabRoom)?.collectButtons(into: &boxes)
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
        if let badge {
          badge.font(.caption).padding(.horizontal, 5).background {
            Capsule().fill(Color.secondary.opacity(0.3))
          }
        }
      }
    }
  }
}

/// Buttons beside one another, in the middle. Where there is no room for all, the widest give way.
struct TabBarRule: LayoutRule, Hashable {
  private static let margin = 6.0
  private static let spacing = 6.0

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return Size(width: proposal.width ?? 0, height: 0) }
    let sizes = shares(of: children, in: proposal.width).map(\.size)
    let length = Self.length(of: sizes) + 2 * Self.margin
    let height = sizes.reduce(0) { max($0, $1.height) } + 2 * Self.margin
    return Size(width: max(proposal.width ?? length, length), height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let shares = shares(of: children, in: size.width)
    var x = max(Self.margin, (size.width - Self.length(of: shares.map(\.size))) / 2)
    for (child, share) in shares.enumerated() {
      let origin = Point(x: x, y: (size.height - share.size.height) / 2)
      place(child, Placement(origin: origin, size: share.size, proposal: share.proposal))
      x += share.size.width + Self.spacing
    }
  }

  /// The size of each button, and what it was offered for that.
  private func shares(
    of children: some LayoutChildren, in width: Double?
  ) -> [(size: Size, proposal: Proposal)] {
    let wanted = (0..<children.count).map { children.measure($0, for: .unspecified) }
    let excess = Self.length(of: wanted) + 2 * Self.margin - (width ?? .infinity)
    let limit = excess > 0 ? Self.limit(of: wanted.map(\.width), shorterBy: excess) : .infinity
    let narrow = Proposal(width: limit, height: nil)
    return wanted.enumerated().map { child, size in
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

/// A page and the row of buttons: above it, or beneath where the room is narrow.
struct TabsRule: LayoutRule, Hashable {
  /// Which page is seen.
  var shown = 0

  /// Below this, a thumb is nearer to the foot of a window than to its head.
  private static let narrow = 550.0

  private func parts(_ children: some LayoutChildren) -> (page: Int?, bar: Int)? {
    guard children.count > 0 else { return nil }
    return (shown < children.count - 1 ? shown : nil, children.count - 1)
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard let (page, bar) = parts(children) else {
      return proposal.replacingUnspecified(by: .zero)
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
    guard let (page, bar) = parts(children) else { return }
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
  }

  func spacing(of children: some LayoutChildren) -> Spacing { .standard }
}
