/// Asks for what is shown anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Asks for it, and waits until it is there.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Asks for what is shown anew; `nil` where nobody said how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets a person ask for what is shown anew: by F5 or Control with R, or by pulling a list or a scroll
  /// view down from its beginning with fingers. A sign of progress is seen as long as `action` runs; views
  /// inside find it as ``EnvironmentValues/refresh``. Of several, keys mean the innermost around the keyboard.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}

/// A view that a person can ask for anew.
struct RefreshableView<Content: View> {
  let content: Content
  let action: RefreshAction
  @State private var isRunning = false

  /// How far it is pulled, of the way from where letting go asks.
  @State private var pull = 0.0
}

extension RefreshableView: View {
  var body: some View {
    content
      .environment(\.refresh, action)
      .overlay(alignment: .top) { RefreshSign(isRunning: $isRunning, pull: $pull) }
      .refreshes(action, isRunning: $isRunning, pull: $pull)
  }
}

/// That something is being asked for, or is going to be.
struct RefreshSign: View {
  let isRunning: Binding<Bool>
  let pull: Binding<Double>

  var body: some View {
    if isRunning.wrappedValue {
      ProgressView().padding()
    } else if pull.wrappedValue > 0 {
      SwipeSign(symbol: "arrow.clockwise", edge: .top, progress: pull.wrappedValue)
    }
  }
}
