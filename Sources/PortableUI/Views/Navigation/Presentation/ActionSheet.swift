/// Choices for what a person has begun, by their older form.
public struct ActionSheet {
  /// One of the choices.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Choices under a title. Where none of them is a cancelling one, there is Cancel besides.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate var page: DialogPage<AlertButtons, Text?> {
    .page(
      DialogView(
        title: title, actions: AlertButtons(buttons: buttons), message: message,
        ownAnswer: .cancel))
  }
}

nonisolated extension View {
  /// Lets a person choose what to do over the window as long as `isPresented` is true. `confirmationDialog` is the
  /// newer way to do so.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    PresentingView(
      content: self,
      wish: { isPresented.wrappedValue ? Wish(view: content().page) : nil },
      end: { isPresented.wrappedValue = false }, goesWithAnswer: true)
  }

  /// Lets a person choose what to do with `item` as long as there is one.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    PresentingView(
      content: self,
      wish: { item.wrappedValue.map { Wish(id: $0.id, view: content($0).page) } },
      end: { item.wrappedValue = nil }, goesWithAnswer: true)
  }
}
