import LayoutEngine

/// The first of several views whose usual size fits into the room there is; the last where none does.
///
///     ViewThatFits(in: .horizontal) {
///       Label("Download the whole album", systemImage: "arrow.down")
///       Image(systemName: "arrow.down")
///     }
///
/// All of them are made, and keep their state; one of them is seen, touched and read aloud.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// The first view that fits in `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, RuleView {
  var arranged: Candidates<Content> { Candidates(content: content) }
  var rule: BoxContent { FittingContent(FirstFit(in: axes.layoutAxes)) }
}

/// Each of the views in a layer of its own, which is hidden while another one is shown.
struct Candidates<Content: View>: View, PrimitiveView {
  let content: Content

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }

  func makeNode(at place: Place) -> NodeOf<Self> { CandidatesNode(self, at: place) }
}

private final class CandidatesNode<Content: View>: ModifierNode<Candidates<Content>, Content> {
  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    box.element = Element(.layer(LayerContent(isHidden: true)), of: self)
  }
}

/// The content of a box that shows one of those inside.
private final class FittingContent: RuleContent<FirstFit> {
  override func arrange(_ box: Box) {
    let chosen = known.choice(of: BoxChildren(box), for: box.record.proposal)
    for (index, child) in box.children.enumerated() {
      child.show(.layer(LayerContent(isHidden: index != chosen)))
      guard !child.record.isValid else { continue }
      if index == chosen {
        // What nobody placed is not among the others yet.
        box.orderChanged()
      } else if child.element?.isMade == true {
        // It has changed, and may be seen still: what has no place would stay as it was.
        child.place(Placement(origin: .zero, size: .zero, proposal: .zero))
      }
    }
    super.arrange(box)
  }
}
