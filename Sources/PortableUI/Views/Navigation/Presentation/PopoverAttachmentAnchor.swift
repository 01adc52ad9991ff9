public import Foundation

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in parts of its width and height.
  case point(UnitPoint)
}
