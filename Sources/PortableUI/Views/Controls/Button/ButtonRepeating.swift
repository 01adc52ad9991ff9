import PortableCombine

/// What comes of holding a button down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual: nothing until it is let go of.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Its action, again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Nothing until it is let go of.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// What comes of holding buttons down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

nonisolated extension View {
  /// What comes of holding the buttons inside down: with `.enabled` the action is done after half a second, and again
  /// ten times a second until the button is let go of. What lets go of it does no more then.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// A button that is held down.
@MainActor
final class HeldButton {
  private let graph: Graph
  private let press: @MainActor () -> Void
  private var next: (any Cancellable)?

  /// Whether its action was done, so that letting go of it is no press.
  private(set) var hasPressed = false

  /// How long it is held before it repeats, and how long after that each time.
  private static let (delay, interval) = (0.5, 0.1)

  /// A button of `graph` that does `press` as long as it is held.
  init(in graph: Graph, _ press: @escaping @MainActor () -> Void) {
    (self.graph, self.press) = (graph, press)
    wait(for: Self.delay)
  }

  private func wait(for seconds: Double) {
    next = graph.wake(after: seconds) { [weak self] in self?.passed() }
  }

  private func passed() {
    hasPressed = true
    wait(for: Self.interval)
    graph.inside { press() }
  }

  /// It is held no longer.
  func end() {
    next?.cancel()
    next = nil
  }

  /// Forgets that its action was done, once whoever let go of it has told all.
  func forgetSoon(_ forget: @escaping @MainActor () -> Void) {
    next = graph.wake(after: 0.05) { forget() }
  }
}
