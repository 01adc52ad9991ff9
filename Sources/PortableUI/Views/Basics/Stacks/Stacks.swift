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

extension HStack: View, RuleView {
  var arranged: Content { content }

  var rule: BoxContent {
    if alignment == .center, spacing == nil { return usualRow }
    return .rule(
      Stack(.horizontal, alignment: alignment.guide, spacing: spacing.map(Double.init)))
  }
}

// Most stacks are like these, and share them.
@MainActor private let usualRow = BoxContent.rule(Stack(.horizontal, alignment: .verticalCenter))
@MainActor private let usualColumn = BoxContent.rule(
  Stack(.vertical, alignment: .horizontalCenter))

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

extension VStack: View, RuleView {
  var arranged: Content { content }

  var rule: BoxContent {
    if alignment == .center, spacing == nil { return usualColumn }
    return .rule(Stack(.vertical, alignment: alignment.guide, spacing: spacing.map(Double.init)))
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

extension ZStack: View, RuleView {
  var arranged: Content { content }
  var rule: BoxContent { .rule(LayeredStack(alignment: alignment.guides)) }
}
