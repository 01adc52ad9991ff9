import Threads

/// Moves the keyboard to the view that is preferred in a namespace: `@Environment(\.resetFocus)`.
public struct ResetFocusAction {
  /// Moves the keyboard to the view with `prefersDefaultFocus(_:in:)` in `namespace`; where there are
  /// several, to the first that came.
  public func callAsFunction(in namespace: Namespace.ID) {
    runOnMain { onMain { PreferredFocuses.shared.ask(in: namespace) } }
  }
}

extension EnvironmentValues {
  /// Moves the keyboard to where it is by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

nonisolated extension View {
  /// Says that the views inside have a keyboard of their own that begins at the view with
  /// `prefersDefaultFocus(_:in:)` in `namespace`. It goes there when that view comes, and with
  /// `resetFocus`.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Leads the keyboard to this view when it comes inside of the `focusScope(_:)` of `namespace`, and when
  /// `resetFocus` is called for that.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

private struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onAppear { PreferredFocuses.shared.open(namespace) }
      .onDisappear { PreferredFocuses.shared.close(namespace) }
  }
}

private struct PreferredFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @State private var key = PreferredFocuses.Key()
  @FocusState private var isThere: Bool
}

extension PreferredFocusModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.focused($isThere)
      .onAppear { follow(isPreferred) }
      .onChange(of: isPreferred) { _, isPreferred in follow(isPreferred) }
      .onDisappear { follow(false) }
  }

  @MainActor private func follow(_ isPreferred: Bool) {
    let focuses = PreferredFocuses.shared
    if isPreferred {
      focuses.add(key, in: namespace) { isThere = true }
    } else {
      focuses.remove(key, in: namespace)
    }
  }
}

/// The views on all screens that are preferred, by the namespace: each view that has one has its own.
@MainActor
private final class PreferredFocuses {
  static let shared = PreferredFocuses()

  final class Key {
    nonisolated init() {}
  }

  private var asks: [Namespace.ID: [(key: Key, ask: () -> Void)]] = [:]

  /// The namespaces of scopes that are on a screen.
  private var scopes: Set<Namespace.ID> = []

  func open(_ scope: Namespace.ID) {
    scopes.insert(scope)
    ask(in: scope)
  }

  func close(_ scope: Namespace.ID) { scopes.remove(scope) }

  func add(_ key: Key, in namespace: Namespace.ID, _ ask: @escaping () -> Void) {
    remove(key, in: namespace)
    asks[namespace, default: []].append((key, ask))
    if scopes.contains(namespace) { ask() }
  }

  func remove(_ key: Key, in namespace: Namespace.ID) {
    asks[namespace]?.removeAll { $0.key === key }
    if asks[namespace]?.isEmpty == true { asks[namespace] = nil }
  }

  func ask(in namespace: Namespace.ID) { asks[namespace]?.first?.ask() }
}
