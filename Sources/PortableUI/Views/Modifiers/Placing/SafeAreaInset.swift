public import Foundation

nonisolated extension View {
  /// The view with a bar of views at one of its sides, as `safeAreaInset`
  /// has it. What is scrolled ends at the bar.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The view with a bar of views at its leading or trailing side.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// The view with `content` at one of its sides, in room that the view does without.
  ///
  /// A list ends above a bar at its bottom, say. `nil` stands for the usual distance between the two.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { bar.layoutPriority(1) }
      self
      if edge == .bottom { bar.layoutPriority(1) }
    }
  }

  /// The view with `content` at one of its sides, in room that the view does without.
  ///
  /// `nil` stands for the usual distance between the two.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { bar.layoutPriority(1) }
      self
      if edge == .trailing { bar.layoutPriority(1) }
    }
  }
}
