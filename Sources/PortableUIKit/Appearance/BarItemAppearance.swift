import Foundation

/// What is said of all items of bars.
private final class BarItemModels {
  static let shared = BarItemModels()
  private var models: [ObjectIdentifier: UIBarItem] = [:]

  func model<Item: UIBarItem>(of type: Item.Type) -> UIBarItem? {
    if let known = models[ObjectIdentifier(type)] { return known }
    let new = Item(coder: NSCoder())
    models[ObjectIdentifier(type)] = new
    return new
  }

  func known(_ type: UIBarItem.Type) -> UIBarItem? { models[ObjectIdentifier(type)] }
}

extension UIBarItem: UIAppearance {
  /// Stands for all items of the kind. What is set on it counts for all that were not told something else.
  public static func appearance() -> Self {
    guard let model = BarItemModels.shared.model(of: Self.self) as? Self else {
      preconditionFailure("there is no model of \(Self.self)")
    }
    return model
  }

  /// Stands for all items of the kind: they are in bars, whichever of them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// What was said of all of its kind; `nil` for nothing.
  var model: UIBarItem? {
    BarItemModels.shared.known(type(of: self)) ?? BarItemModels.shared.known(UIBarButtonItem.self)
  }
}
