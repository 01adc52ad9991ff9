/// A question with one or two answers, by its older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A message that a person has read, or one with another single answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// An answer like any other.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action ?? {})
    }

    /// Leaves without doing anything else.
    public static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Leaves without doing anything else; it is called Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      .cancel(Text("Cancel"), action: action)
    }

    /// Removes something for good.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// The answers of such a question, as buttons.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

extension Alert {
  fileprivate var page: DialogPage<AlertButtons, Text?> {
    .page(
      DialogView(
        title: title, actions: AlertButtons(buttons: buttons), message: message, ownAnswer: .ok))
  }
}

nonisolated extension View {
  /// Asks a question over the window as long as `isPresented` is true.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    PresentingView(
      content: self,
      wish: { isPresented.wrappedValue ? Wish(view: content().page) : nil },
      end: { isPresented.wrappedValue = false }, goesWithAnswer: true)
  }

  /// Asks a question about `item` over the window as long as there is one. Another item is another
  /// question.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingView(
      content: self,
      wish: { item.wrappedValue.map { Wish(id: $0.id, view: content($0).page) } },
      end: { item.wrappedValue = nil }, goesWithAnswer: true)
  }
}
