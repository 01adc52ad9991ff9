nonisolated extension View {
  /// Shows a popover that points at this view as long as `isPresented` is true.
  ///
  /// It stands at `arrowEdge` of the view, or of the part of it that `attachmentAnchor` says; where
  /// there is no room, at the edge opposite. A click beside it, and Escape, dismiss it.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      wish: {
        isPresented.wrappedValue
          ? Wish(view: PopoverView(content: content(), anchor: attachmentAnchor, edge: arrowEdge))
          : nil
      },
      end: { isPresented.wrappedValue = false })
  }

  /// Shows a popover for `item` that points at this view as long as there is one.
  ///
  /// An item with the same id and other values is shown in the same popover, one with another id in a
  /// new one with fresh state.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      wish: {
        item.wrappedValue.map {
          Wish(
            id: $0.id,
            view: PopoverView(content: content($0), anchor: attachmentAnchor, edge: arrowEdge))
        }
      },
      end: { item.wrappedValue = nil })
  }
}
