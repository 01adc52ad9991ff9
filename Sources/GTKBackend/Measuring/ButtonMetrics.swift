import LayoutEngine
import PortableUI

/// How much room a button keeps around its label.
///
/// A button with a line of running text is as high as libadwaita's controls are.
enum ButtonMetrics {
  static let controlHeight = 34.0

  static var insets: Insets {
    let free = max(8, controlHeight - Fonts.face(of: .body).lineHeight)
    let top = (free / 2).rounded(.down)
    return Insets(top: top, leading: 14, bottom: free - top, trailing: 14)
  }
}
