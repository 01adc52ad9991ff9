import Foundation
import PortableUI

extension UIView {
  /// What it can know of where it is shown.
  public var traitCollection: UITraitCollection { knownTraits }

  /// The colour of what can be acted upon in it.
  public var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      tellTint()
    }
  }

  /// The colour that it was told itself.
  var saidTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }

  private func tellTint() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTint() }
  }

  /// Looks where it is shown now. It is asked again when that changes.
  func renewTraits() {
    guard let place else { return }
    var traits = UITraitCollection(place.environment)
    if let style = styleFromOutside { traits.userInterfaceStyle = style }
    take(traits)
  }

  /// Where it is shown is another place, or it was told what to be.
  func traitsMayHaveChanged() {
    renewTraits()
    looksChanged()
    for view in subviews { view.traitsMayHaveChanged() }
  }

  private func take(_ traits: UITraitCollection) {
    let old = knownTraits
    guard traits != old else { return }
    knownTraits = traits
    if traits.layoutDirection != old.layoutDirection { directionChanged() }
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    traitListeners?.tell(of: traits, before: old)
    controller?.traitListeners?.tell(of: traits, before: old)
  }

  /// Light or dark, where it or what it is in was told which.
  private var styleFromOutside: UIUserInterfaceStyle? {
    var outer: UIView? = self
    while let view = outer {
      let own = view.controller?.overrideUserInterfaceStyle ?? .unspecified
      let style = own != .unspecified ? own : view.overrideUserInterfaceStyle
      if style != .unspecified { return style }
      outer = view.superview
    }
    return nil
  }
}

extension UIView {
  /// How what a view shows fills it.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
