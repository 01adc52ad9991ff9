/// Choices in front of a window, for what a person has begun.
///
/// They are as questions are, but for this: where no answer has the role `cancel`, there is Cancel.
nonisolated extension View {
  /// Lets a person choose what to do over the window as long as `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented: isPresented, or: .cancel,
      actions: actions(), message: EmptyView())
  }

  /// Lets a person choose what to do, and says more about it, as long as `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented: isPresented, or: .cancel,
      actions: actions(), message: message())
  }

  /// Lets a person choose what to do with `data` as long as `isPresented` is true.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: EmptyView())
  }

  /// Lets a person choose what to do with `data`, and says more about it, as long as `isPresented` is true.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: data.map(message))
  }

  /// Lets a person choose what to do over the window as long as `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, or: .cancel,
      actions: actions(), message: EmptyView())
  }

  /// Lets a person choose what to do, and says more about it, as long as `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, or: .cancel,
      actions: actions(), message: message())
  }

  /// Lets a person choose what to do with `data` as long as `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: EmptyView())
  }

  /// Lets a person choose what to do with `data`, and says more about it, as long as `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: data.map(message))
  }

  /// Lets a person choose what to do over the window as long as `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented: isPresented, or: .cancel,
      actions: actions(), message: EmptyView())
  }

  /// Lets a person choose what to do, and says more about it, as long as `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented: isPresented, or: .cancel,
      actions: actions(), message: message())
  }

  /// Lets a person choose what to do with `data` as long as `isPresented` is true.
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: EmptyView())
  }

  /// Lets a person choose what to do with `data`, and says more about it, as long as `isPresented` is true.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented: isPresented, or: .cancel,
      actions: data.map(actions), message: data.map(message))
  }
}
