public import Foundation

/// Questions in front of a window.
///
/// Each button among the actions is an answer. A person's answer sets `isPresented` to false and then
/// calls the button's action, which may ask the next question. Where there is no button, there is OK.
/// Escape is the answer of role `cancel`, or the only one. Text fields stand above the buttons.
///
/// A question about data is asked once there are any, and stays as it is when they go.
nonisolated extension View {
  /// Asks a question over the window as long as `isPresented` is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, or: .ok, actions: actions(), message: EmptyView())
  }

  /// Asks a question, and says more about it, as long as `isPresented` is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, or: .ok, actions: actions(), message: message())
  }

  /// Asks a question about `data` as long as `isPresented` is true.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, or: .ok, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks a question about `data`, and says more about it, as long as `isPresented` is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, or: .ok, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks a question over the window as long as `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, or: .ok, actions: actions(), message: EmptyView())
  }

  /// Asks a question, and says more about it, as long as `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, or: .ok, actions: actions(), message: message())
  }

  /// Asks a question about `data` as long as `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, or: .ok, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks a question about `data`, and says more about it, as long as `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, or: .ok, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks a question over the window as long as `isPresented` is true.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented: isPresented, or: .ok, actions: actions(), message: EmptyView())
  }

  /// Asks a question, and says more about it, as long as `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented: isPresented, or: .ok, actions: actions(), message: message())
  }

  /// Asks a question about `data` as long as `isPresented` is true.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title, isPresented: isPresented, or: .ok, actions: data.map(actions), message: EmptyView())
  }

  /// Asks a question about `data`, and says more about it, as long as `isPresented` is true.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, isPresented: isPresented, or: .ok, actions: data.map(actions),
      message: data.map(message))
  }

  /// Says what went wrong, once there is an error and as long as `isPresented` is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(error?.title ?? ""), isPresented: isPresented, or: .ok,
      actions: error.map { _ in actions() }, message: EmptyView())
  }

  /// Says what went wrong, and more about it, once there is an error and as long as `isPresented` is
  /// true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      Text(error?.title ?? ""), isPresented: isPresented, or: .ok, actions: error.map(actions),
      message: error.map(message))
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}
