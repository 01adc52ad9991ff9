nonisolated extension View {
  /// Shows a sheet over the window around this view as long as `isPresented` is true.
  ///
  /// `onDismiss` is called once when the sheet is gone, whoever dismissed it. A window shows one
  /// sheet or dialog at a time; what else is asked for meanwhile comes after it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(covering: false, isPresented, onDismiss, content)
  }

  /// Shows `content` in the place of the whole window as long as `isPresented` is true.
  ///
  /// Only what is in it dismisses it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(covering: true, isPresented, onDismiss, content)
  }

  /// Shows `content` for `item` in the place of the whole window as long as there is one.
  ///
  /// Only what is in it dismisses it.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(covering: true, item, onDismiss, content)
  }

  /// Shows a sheet for `item` over the window around this view as long as there is one.
  ///
  /// An item with the same id and other values is shown in the same sheet. One with another id
  /// dismisses that sheet, `onDismiss` included, and is shown in a new one with fresh state.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(covering: false, item, onDismiss, content)
  }

  private func sheet<Content: View>(
    covering: Bool, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      wish: {
        isPresented.wrappedValue
          ? Wish(view: SheetView(content: content(), coversWindow: covering)) : nil
      },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  private func sheet<Item: Identifiable, Content: View>(
    covering: Bool, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      wish: {
        item.wrappedValue.map {
          Wish(id: $0.id, view: SheetView(content: content($0), coversWindow: covering))
        }
      },
      end: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
