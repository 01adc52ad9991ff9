import LayoutEngine
import PortableUI

/// How much room a button keeps around its label.
///
/// A button with a line of running text is as high as libadwaita's controls are.
enum ButtonMetrics {
  /// How high a control of one line is.
  static func height(of size: PortableUI.ControlSize) -> Double { size.number(24, 28, 34, 42, 50) }

  /// The room around the label of a button that is no circle.
  static func insets(of size: PortableUI.ControlSize = .regular) -> Insets {
    let least = size.number(2, 4, 8, 12, 16)
    let free = max(least, height(of: size) - Fonts.face(of: .body).lineHeight)
    let top = (free / 2).rounded(.down)
    let side = size.number(8, 10, 14, 18, 22)
    return Insets(top: top, leading: side, bottom: free - top, trailing: side)
  }

  /// The room that `button` keeps around its label.
  static func insets(of button: ButtonContent) -> Insets {
    if button.appearance == .plain { return .zero }
    var insets = insets(of: button.size)
    if button.isCircle { (insets.leading, insets.trailing) = (insets.top, insets.bottom) }
    return insets
  }
}
