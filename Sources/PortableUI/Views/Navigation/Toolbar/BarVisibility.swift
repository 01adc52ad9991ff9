/// A bar that a view says something of.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar around the view.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar that a page is named in.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a window, where pages are named on a desktop.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The buttons that choose among tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  fileprivate var isTop: Bool { self != .bottomBar && self != .tabBar }
}

/// Whether the buttons are hidden that choose the page around a view.
enum TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension View {
  /// Whether `bars` are seen while this view is: what is in them stays there, and comes back with them.
  ///
  /// A page that hides the bar at the top shows no title, no items and no way back; the window keeps its
  /// buttons.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(visibility, bars)
  }

  /// Whether `bars` are seen while this view is: what is in them stays there, and comes back with them.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(visibility, bars)
  }

  private func hiding(_ visibility: Visibility, _ named: [ToolbarPlacement]) -> some View {
    let bars = visibility != .hidden ? [] : named.isEmpty ? [.automatic] : named
    let setting = BarSetting.isHidden(
      bars.contains(where: \.isTop), foot: bars.contains(.bottomBar))
    let hidesTabs = bars.contains(.tabBar)
    return BarSettingView(content: self, setting: setting)
      .transformPreference(TabBarHiddenKey.self) { $0 = $0 || hidesTabs }
  }
}

nonisolated extension View {
  /// What is behind `bars`. Without effect on a desktop, whose bars look alike in all apps.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether something is behind `bars`. Without effect on a desktop, whose bars look alike in all apps.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether something is behind `bars`. Without effect on a desktop, whose bars look alike in all apps.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether `bars` are light or dark. Without effect on a desktop, whose bars look alike in all apps.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The paint of what is in `bars`. Without effect on a desktop, whose bars look alike in all apps.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
}
