public import ViewPlatform

extension View {
  /// Shows a toast in front of this view while `isShowing` is true, and sets that to false when the
  /// toast has stayed long enough, was tapped, or was dismissed by its button.
  ///
  ///     content.toast(isShowing: $isSaved, type: .toast(options: .init(message: "Saved")))
  ///
  /// It stays for four seconds, unless `transitionOptions` say otherwise, from when it is shown; anew
  /// when it is shown again, or says something else. Nothing goes on when this view is gone. The view
  /// is laid out as it would be without. Where `onTap` is given, a tap on the toast calls it and does
  /// nothing else.
  ///
  /// What it says is announced to assistive technologies when it is shown. Of a toast of the kind
  /// `custom` that is not known: announce that yourself.
  ///
  /// Shown again means that `true` was written to a state that is true already. On Apple's systems
  /// nobody hears of that: there, write `false` first, and `true` in a later update.
  public func toast(
    isShowing: Binding<Bool>,
    type: ToastType,
    transitionOptions: ToastTransitionOptions = .init(),
    positionOptions: ToastPositionOptions = .init(),
    onTap: (() -> Void)? = nil
  ) -> some View {
    modifier(
      ToastModifier(
        isShowing: isShowing, type: type, transitionOptions: transitionOptions,
        positionOptions: positionOptions, onTap: onTap))
  }
}

/// Shows a toast over a view, and sees to it that it goes.
public struct ToastModifier: ViewModifier {
  /// Whether the toast is there.
  @Binding public var isShowing: Bool
  private let type: ToastType
  private let transition: ToastTransitionOptions
  private let place: ToastPositionOptions
  private let onTap: (() -> Void)?
  @State private var alarm = Alarm()

  /// A toast that is there while `isShowing` is true. See
  /// `toast(isShowing:type:transitionOptions:positionOptions:onTap:)`.
  public init(
    isShowing: Binding<Bool>, type: ToastType, transitionOptions: ToastTransitionOptions,
    positionOptions: ToastPositionOptions, onTap: (() -> Void)? = nil
  ) {
    _isShowing = isShowing
    self.type = type
    transition = transitionOptions
    place = positionOptions
    self.onTap = onTap
  }

  /// The view, and the toast in front of it.
  public func body(content: Content) -> some View {
    content
      .overlay(alignment: place.position.alignment) {
        // It is always there, so that what is in it can be seen to come and go.
        ZStack {
          if isShowing { toast }
        }
        .animation(transition.animation, value: isShowing)
      }
      .onAppear {
        begin()
        announce()
      }
      .onChange(of: shown) { before, now in
        begin()
        // Another duration is no news.
        if before.duration == now.duration { announce() }
      }
      .onDisappear { alarm.cancel() }
  }

  /// What makes the time begin anew when it changes.
  private struct Shown: Equatable {
    let isShowing: Bool
    let timesShown: Int
    let words: [String?]
    let duration: Double
  }

  private var shown: Shown {
    Shown(
      isShowing: isShowing, timesShown: isShowing ? timesWritten($isShowing) : 0,
      words: type.words, duration: transition.duration)
  }

  private func begin() {
    if isShowing, transition.duration < .infinity {
      alarm.set(after: transition.duration) { isShowing = false }
    } else {
      alarm.cancel()
    }
  }

  private func announce() {
    if isShowing, let words = type.spoken { sayAloud(words) }
  }

  private var toast: some View {
    ToastContent(type: type) { isShowing = false }
      .onTapGesture {
        if let onTap { onTap() } else { isShowing = false }
      }
      .padding(place.padding)
      .transition(
        transition.transition ?? .move(edge: place.position.edge).combined(with: .opacity))
  }
}
