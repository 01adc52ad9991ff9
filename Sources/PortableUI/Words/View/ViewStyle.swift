/// What styles of all kinds of views have in common: they make views of what they are told.
///
/// Conform to the one for the kind of view, such as ``ToggleStyle`` or ``LabelStyle``.
@preconcurrency @MainActor
public protocol _ViewStyle<StyleConfiguration>: _PropertyOwner {
  /// What a style is told of the view that is to be shown in it.
  associatedtype StyleConfiguration

  /// What a view of this style is made of.
  associatedtype Body: View

  /// What a view of this style shows.
  @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body
}
