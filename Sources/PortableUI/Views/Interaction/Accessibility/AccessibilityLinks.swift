nonisolated extension View {
  /// One of several views that belong together, wherever in a window they are: whoever reads one of them aloud can go
  /// on with the next. All of them know `id` and `namespace`.
  ///
  ///     Text(question).accessibilityLinkedGroup(id: "first", in: space)
  ///     …
  ///     Text(answer).accessibilityLinkedGroup(id: "first", in: space)
  ///
  /// A desktop is told with each what comes next, as the views stand in the window, and with the last that the first
  /// does. A view is in one group: the one that is said outermost.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let link = AccessibilityLink(space: AnyHashable(namespace), id: AnyHashable(id))
    return AccessibilityView(content: self, link: link)
  }

  /// Whether a person may do with this view, through an assistive technology, what it offers by `accessibilityAction`
  /// and its like. Otherwise nothing is offered, and the tabulator key does not stop there for it.
  ///
  /// Of a button, a field or another of its own controls a desktop tells in any case what that does.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    AccessibilityView(content: self, isForPerson: respondsToUserInteraction)
  }
}
