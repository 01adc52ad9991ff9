import CGTK
import PortableUI

/// How GTK says where lines lie beside each other.
extension TextAlignment {
  /// How much of the free room lies to the left of a line.
  var part: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// The same for lines of more than one.
  var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }
}
