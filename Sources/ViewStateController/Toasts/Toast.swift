public import ViewPlatform

extension View {
  /// Shows a toast in front of this view while `isShowing` is true, and sets that to false when the
  /// toast has stayed long enough, was tapped, or was dismissed by its button.
  ///
  ///     content.toast(isShowing: $isSaved, type: .toast(options: .init(message: "Saved")))
  ///
  /// It stays for four seconds, unless `transitionOptions` say otherwise, from when it is shown; anew
  /// when it is shown again, or says something else. Nothing goes on when this view is gone. The view
  /// is laid out as it would be without. `onTap` is called when the toast was tapped, apart from its
  /// button.
  public func toast(
    isShowing: Binding<Bool>,
    type: ToastType,
    transitionOptions: ToastTransitionOptions = .init(),
    positionOptions: ToastPositionOptions = .init(),
    onTap: (() -> Void)? = nil
  ) -> some View {
    modifier(
      ToastModifier(
        isShowing: isShowing, type: type, transition: transitionOptions, place: positionOptions,
        onTap: onTap))
  }
}

/// Shows a toast over a view, and sees to it that it goes.
struct ToastModifier: ViewModifier {
  @Binding var isShowing: Bool
  let type: ToastType
  let transition: ToastTransitionOptions
  let place: ToastPositionOptions
  let onTap: (() -> Void)?
  @State private var alarm = Alarm()

  init(
    isShowing: Binding<Bool>, type: ToastType, transition: ToastTransitionOptions,
    place: ToastPositionOptions, onTap: (() -> Void)?
  ) {
    _isShowing = isShowing
    self.type = type
    self.transition = transition
    self.place = place
    self.onTap = onTap
  }

  func body(content: Content) -> some View {
    content
      .overlay(alignment: place.position.alignment) {
        // It is always there, so that what is in it can be seen to come and go.
        ZStack {
          if isShowing { toast }
        }
        .animation(transition.animation, value: isShowing)
      }
      .onAppear { begin() }
      .onChange(of: Shown(isShowing: isShowing, words: type.words, duration: transition.duration)) {
        begin()
      }
      .onDisappear { alarm.cancel() }
  }

  /// What makes the time begin anew when it changes.
  private struct Shown: Equatable {
    let isShowing: Bool
    let words: [String?]
    let duration: Double
  }

  private func begin() {
    if isShowing, transition.duration < .infinity {
      alarm.set(after: transition.duration) { isShowing = false }
    } else {
      alarm.cancel()
    }
  }

  private var toast: some View {
    ToastContent(type: type) { isShowing = false }
      .onTapGesture {
        isShowing = false
        onTap?()
      }
      .padding(place.padding)
      .transition(
        transition.transition ?? .move(edge: place.position.edge).combined(with: .opacity))
  }
}
