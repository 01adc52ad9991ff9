public import Foundation

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in parts of its width and height.
  case point(UnitPoint)
}

/// A place of a view, for whoever is not in that view.
public struct Anchor<Value> {
  /// Says which place it is.
  public struct Source: Sendable {
    let place: AnchorPlace
  }
}

/// A place of a view before it is known where the view is.
enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(place: .bounds) }

  /// A part of the view, in its own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self(place: .rect(r)) }
}
