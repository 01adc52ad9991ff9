import CGTK
import PortableUI

extension TextContent {
  /// How lines lie beside each other as Pango sees it, for which each paragraph begins where its own letters
  /// do: what is read from left to right where all around it goes the other way begins on the right.
  var paragraphs: TextAlignment {
    guard isMirrored, !text.beginsFromRight else { return alignment }
    return alignment.mirrored
  }
}

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
