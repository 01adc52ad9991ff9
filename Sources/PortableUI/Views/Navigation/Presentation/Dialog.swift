nonisolated extension View {
  /// Asks a question over the window around this view as long as `isPresented` is true, once there is
  /// something to answer.
  func dialog<Actions: View, Message: View>(
    _ title: Text?, isPresented: Binding<Bool>, or ownAnswer: DialogOwnAnswer,
    actions: Actions?, message: Message?
  ) -> PresentingView<Self, DialogPage<Actions, Message>> {
    var page: DialogPage<Actions, Message>?
    if let actions, let message {
      page = .page(
        DialogView(title: title, actions: actions, message: message, ownAnswer: ownAnswer))
    }
    return PresentingView(
      content: self, wish: { isPresented.wrappedValue ? Wish(view: page) : nil },
      end: { isPresented.wrappedValue = false }, goesWithAnswer: true)
  }
}

/// A question in an environment of its own: how the views around look and whether they take input is
/// nothing to it.
typealias DialogPage<Actions: View, Message: View> = EnvironmentView<DialogView<Actions, Message>>

extension EnvironmentView {
  static func page<Actions: View, Message: View>(
    _ dialog: DialogView<Actions, Message>
  ) -> Self where Content == DialogView<Actions, Message> {
    EnvironmentView(content: dialog) { values in
      values[QuestionKey.self] = values[PresentationKey.self]
      values.isEnabled = true
      values.redactionReasons = []
      values.font = nil
      values.foregroundColor = nil
      values.foregroundBase = nil
      values.lineLimit = nil
      values.multilineTextAlignment = .center
      values[ButtonStyles.Key.self] = ButtonStyles()
      values.fieldStyles.replace(with: .roundedBorder)
      values.usualLabelAppearance = .titleAndIcon
      values.usualButton = UsualButton()
      values.keyboardShortcut = nil
    }
  }
}
