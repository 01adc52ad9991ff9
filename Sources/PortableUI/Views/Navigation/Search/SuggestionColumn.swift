import Foundation
import LayoutEngine

/// What a search suggests, one below the other. Where that is more than there is room for, it is
/// scrolled.
struct SuggestionColumn<Content: View>: View {
  let content: Content

  /// What it is suggested for: with other words one is at the top again.
  let words: String

  @State private var position = ScrollPosition(edge: .top)
  @State private var isLong = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    // A desktop's bar is longer than a single suggestion, and than none at all.
    .scrollIndicators(isLong ? .automatic : .hidden)
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentSize.height > $0.containerSize.height + 1
    } action: {
      isLong = $1
    }
    .onChange(of: words) { position.scrollTo(edge: .top) }
    .layout(SuggestionRule())
  }
}

/// As high as what is inside likes to be, as far as there is room, and no higher than what drops
/// down from a field on a desktop.
private struct SuggestionRule: LayoutRule, Hashable {
  private static let most = 400.0

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    return children.dimensions(of: 0, for: limited(proposal, children)).size
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let offered = limited(proposal, children)
    place(0, children.placement(of: 0, for: offered, aligned: .center, in: size))
  }

  private func limited(_ proposal: Proposal, _ children: some LayoutChildren) -> Proposal {
    let free = Proposal(width: proposal.width, height: nil)
    let wanted = children.dimensions(of: 0, for: free).size.height
    return Proposal(
      width: proposal.width, height: min(wanted, Self.most, proposal.height ?? .infinity))
  }
}
