public import Foundation
public import ViewPlatform

/// How a view shows that something is loading.
public enum LoadingModifierType {
  /// Not at all.
  case none

  /// A pane through which the view is seen dimly, with the indicator on it.
  case material(
    padding: CGFloat = 0, displayIndicator: Bool = true, indicatorPadding: CGFloat = 8,
    cornerRadius: CGFloat = 8, alignment: Alignment = .center)

  /// The indicator in front of the view.
  case overCurrentContent(
    padding: CGFloat = 0, displayIndicator: Bool = true, indicatorPadding: CGFloat = 8,
    contentOpacity: CGFloat = 1, disableInteraction: Bool = true, alignment: Alignment = .trailing)

  /// The indicator beside the view.
  case horizontal(
    option: HorizontalOption = .trailing, contentOpacity: CGFloat = 1,
    disableInteraction: Bool = true, alignment: VerticalAlignment = .center, spacing: CGFloat = 8)

  /// The indicator above or below the view.
  case vertical(
    option: VerticalOption = .bottom, contentOpacity: CGFloat = 1, disableInteraction: Bool = true,
    alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8)

  /// The indicator in the bar of the window.
  case toolbar(contentOpacity: CGFloat = 1, disableInteraction: Bool = true)

  /// Another view instead of this one, whose state goes with it.
  case custom(AnyView)

  /// On which side of a view its indicator is.
  public enum HorizontalOption: String, CaseIterable, Hashable, Sendable {
    /// Before it.
    case leading
    /// After it.
    case trailing
  }

  /// Whether a view's indicator is above or below it.
  public enum VerticalOption: String, CaseIterable, Hashable, Sendable {
    /// Below it.
    case bottom
    /// Above it.
    case top
  }
}
