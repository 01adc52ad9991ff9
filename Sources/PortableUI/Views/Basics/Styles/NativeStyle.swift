/// A style that the desktop shows, instead of views that the style makes.
protocol NativeStyle<Appearance>: _ViewStyle {
  associatedtype Appearance: Hashable

  /// Which of those that the desktop has; `nil` for the usual.
  nonisolated var appearance: Appearance? { get }
}
