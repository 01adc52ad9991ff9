public import Foundation
import LayoutEngine

/// Views one below the other, of which only those near what is seen are made.
///
/// Put it into a ``ScrollView``. It takes all the width it is offered, and offers its views no height.
/// A view appears when it comes near what is seen, and disappears when it is far from it; the states
/// that were changed in it are kept meanwhile.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views one below the other, aligned by a line across their widths. `pinnedViews` are parts of sections
  /// that stay in sight while their section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, LazyContainer, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { LazyNode(self, at: place) }

  var arrangement: LazyArrangement {
    .stack(LazyStack(.vertical, alignment: alignment.guide), spacing: spacing.map(Double.init))
  }
}

/// Views side by side, of which only those near what is seen are made.
///
/// Put it into a ``ScrollView`` that is moved across. It takes all the height it is offered, and offers
/// its views no width.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views side by side, aligned by a line across their heights.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, LazyContainer, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { LazyNode(self, at: place) }

  var arrangement: LazyArrangement {
    .stack(LazyStack(.horizontal, alignment: alignment.guide), spacing: spacing.map(Double.init))
  }
}
