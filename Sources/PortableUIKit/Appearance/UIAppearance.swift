/// What can hold something that looks as was said of all of its kind.
@preconcurrency @MainActor
public protocol UIAppearanceContainer {}

/// What can be told once how all of its kind look.
///
///     UISwitch.appearance().onTintColor = .systemPurple
///
/// What is said counts for a view that comes into a window after that and was not told something else itself. These
/// can be said: colours of views, texts and controls, fonts of texts, tables' lines. Bars look alike in all apps of a
/// desktop: they take the colour of what can be acted upon.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject, UIAppearanceContainer {
  /// Stands for all of the kind. What is set on it counts for all that come into a window from then on.
  static func appearance() -> Self

  /// Stands for all of the kind that are in something of the first type, which is in something of the second, and so
  /// on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// Stands for all of the kind. What is set on it counts for all that come into a window from then on.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Stands for all of the kind that are in something of the first type, which is in something of the second, and so
  /// on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let model = AppearanceModels.shared.model(of: Self.self, in: containerTypes)
    guard let model = model as? Self else {
      preconditionFailure("the model of \(Self.self) is a \(type(of: model))")
    }
    return model
  }
}

extension UIViewController: UIAppearanceContainer {}
