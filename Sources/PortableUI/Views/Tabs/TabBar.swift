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
        label
        if let badge {
          badge.font(.caption).padding(.horizontal, 5).background {
            Capsule().fill(Color.secondary.opacity(0.3))
          }
        }
      }
    }
  }
}

/// Buttons beside one another, in the middle, as wide as the widest where there is room for that.
struct TabBarRule: LayoutRule, Hashable {
  private static let margin = 6.0
  private static let spacing = 6.0

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return Size(width: proposal.width ?? 0, height: 0) }
    let sizes = (0..<children.count).map { children.measure($0, for: .unspecified) }
    let length = sizes.reduce(2 * Self.margin - Self.spacing) { $0 + $1.width + Self.spacing }
    let height = sizes.reduce(0) { max($0, $1.height) } + 2 * Self.margin
    return Size(width: max(proposal.width ?? length, length), height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let sizes = (0..<children.count).map { children.measure($0, for: .unspecified) }
    let length = sizes.reduce(-Self.spacing) { $0 + $1.width + Self.spacing }
    var x = max(Self.margin, (size.width - length) / 2)
    for (child, chosen) in sizes.enumerated() {
      let origin = Point(x: x, y: (size.height - chosen.height) / 2)
      place(child, Placement(origin: origin, size: chosen, proposal: .unspecified))
      x += chosen.width + Self.spacing
    }
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
