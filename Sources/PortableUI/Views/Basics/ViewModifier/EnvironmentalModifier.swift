/// A modifier that becomes another one, which depends on the environment of the view that it is applied to.
///
///     struct Faded: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> Dimming {
///         Dimming(by: environment.isEnabled ? 0 : 0.5)
///       }
///     }
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to use where things are as `environment` says.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view, as the modifier changes it that this one becomes.
  public func body(content: Content) -> some View {
    ResolvedModifierView(content: content, modifier: self)
  }
}

/// A view with the modifier that another one has become.
private struct ResolvedModifierView<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var values

  var body: some View { content.modifier(modifier.resolve(in: values)) }
}
