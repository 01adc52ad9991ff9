/// A view that may be left out where it stands in a bar.
private struct HideableBarPart<Content: View> {
  let content: Content
  let isHidden: Bool
  @Environment(\.isInBar) private var isInBar
}

extension HideableBarPart: View {
  var body: some View {
    if !isHidden || !isInBar { content }
  }
}

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether views here stand in a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Leaves this view out of the bar that it stands in, as one of several controls of an item, say. Elsewhere it
  /// is seen as ever.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    HideableBarPart(content: self, isHidden: hidden)
  }
}
