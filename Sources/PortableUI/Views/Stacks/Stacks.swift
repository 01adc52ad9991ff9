public import Foundation
import LayoutEngine

/// Views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side, aligned by a line across their heights; without `spacing` they keep the
  /// distances they like.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    RuleNode(self, at: place) {
      $0.content
    } rule: {
      .rule(
        Stack(.horizontal, alignment: $0.alignment.guide, spacing: $0.spacing.map(Double.init)))
    }
  }
}

/// Views one below the other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views one below the other, aligned by a line across their widths; without `spacing` they keep
  /// the distances they like.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    RuleNode(self, at: place) {
      $0.content
    } rule: {
      .rule(Stack(.vertical, alignment: $0.alignment.guide, spacing: $0.spacing.map(Double.init)))
    }
  }
}

/// Views one before the other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Views one before the other, the last in front, aligned by a line in each direction.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    RuleNode(self, at: place) {
      $0.content
    } rule: {
      .rule(LayeredStack(alignment: $0.alignment.guides))
    }
  }
}
