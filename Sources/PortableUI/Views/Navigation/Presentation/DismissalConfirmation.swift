/// Asks a person who is about to close the window or the sheet around this view.
///
///     MessageEditor(message: $message)
///       .dismissalConfirmationDialog("Discard this message?", shouldPresent: message.isChanged) {
///         Button("Discard", role: .destructive) { message = Message() }
///         Button("Keep", role: .cancel) {}
///       }
///
/// As long as `shouldPresent` is true, the question comes instead of the end. An answer with the role
/// `cancel`, of which there always is one, leaves all as it is; after any other the window or the sheet
/// closes.
nonisolated extension View {
  /// Asks a person who is about to close the window or the sheet around this view.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    askingBeforeDismissal(Text(titleKey), shouldPresent, actions(), EmptyView())
  }

  /// Asks a person who is about to close the window or the sheet around this view, and says more about it.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    askingBeforeDismissal(Text(titleKey), shouldPresent, actions(), message())
  }

  /// Asks a person who is about to close the window or the sheet around this view.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    askingBeforeDismissal(Text(title), shouldPresent, actions(), EmptyView())
  }

  /// Asks a person who is about to close the window or the sheet around this view, and says more about it.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    askingBeforeDismissal(Text(title), shouldPresent, actions(), message())
  }

  /// Asks a person who is about to close the window or the sheet around this view.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    askingBeforeDismissal(title, shouldPresent, actions(), EmptyView())
  }

  /// Asks a person who is about to close the window or the sheet around this view, and says more about it.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    askingBeforeDismissal(title, shouldPresent, actions(), message())
  }

  private func askingBeforeDismissal<A: View, M: View>(
    _ title: Text, _ shouldPresent: Bool, _ actions: A, _ message: M
  ) -> some View {
    AskingView(
      content: self, title: title, shouldPresent: shouldPresent, actions: actions,
      message: message)
  }
}

/// A view that asks before what is around it closes.
private struct AskingView<Content: View, Actions: View, Message: View> {
  let content: Content
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message

  @State private var isAsking = false
  @State private var waiting = WaitingDismissal()
}

extension AskingView: View {
  var body: some View {
    content
      .dialog(title, isPresented: $isAsking, or: .cancel, actions: answers, message: message)
      .transformPreference(DismissalQuestionKey.self) { question in
        guard shouldPresent else { return }
        question = DismissalQuestion { [waiting, $isAsking] finish in
          waiting.finish = finish
          $isAsking.wrappedValue = true
        }
      }
  }

  @MainActor private var answers: some View {
    EnvironmentView(content: actions) { [waiting] values in
      values[AnswerListenerKey.self] = AnswerListener { role in
        if role != .cancel { waiting.finish?() }
        waiting.finish = nil
      }
    }
  }
}

/// The end of a window or a sheet that waits for an answer.
@MainActor
private final class WaitingDismissal {
  var finish: (@MainActor () -> Void)?

  nonisolated init() {}
}

/// What a view wants to ask before the window or the sheet around it closes.
struct DismissalQuestion {
  /// Asks, and closes it by what it is given unless a person wants it to stay.
  let ask: @MainActor (_ finish: @escaping @MainActor () -> Void) -> Void
}

enum DismissalQuestionKey: PreferenceKey {
  static var defaultValue: DismissalQuestion? { nil }

  static func reduce(value: inout DismissalQuestion?, nextValue: () -> DismissalQuestion?) {
    value = value ?? nextValue()
  }
}

extension Node {
  /// What a view in it wants to ask before it closes.
  var dismissalQuestion: DismissalQuestion? { preference(DismissalQuestionKey.self) ?? nil }
}
