import LayoutEngine

/// Whether bars are seen that show how far one has scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let hides: Bool

  /// As the desktop does.
  public static let automatic = ScrollIndicatorVisibility(hides: false)
  /// Seen; the desktop decides when.
  public static let visible = ScrollIndicatorVisibility(hides: false)
  /// Not seen.
  public static let hidden = ScrollIndicatorVisibility(hides: true)
  /// Never seen.
  public static let never = ScrollIndicatorVisibility(hides: true)
}

extension EnvironmentValues {
  /// Whether a person can move scroll views.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The directions in which no bars are seen.
  var hiddenIndicators: LayoutAxes {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether scroll views show what lies beyond their edges, too.
  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }
}

enum IsScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum HiddenIndicatorsKey: EnvironmentKey { static var defaultValue: LayoutAxes { [] } }

nonisolated extension View {
  /// Whether bars are seen in the scroll views inside, along `axes`.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.hiddenIndicators) {
      if visibility.hides {
        $0.formUnion(axes.layoutAxes)
      } else {
        $0.subtract(axes.layoutAxes)
      }
    }
  }

  /// Whether the scroll views inside show what lies beyond their edges, too: a shadow, say, or the next
  /// of the things in a row. A person scrolls them as before, where they are.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Keeps a person from moving the scroll views inside. A program still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
