/// How a pointer looks, in the words that desktops name cursors by.
package enum PointerLook: String, Hashable, Sendable {
  case standard = "default"
  case text
  case verticalText = "vertical-text"
  case cross = "crosshair"
  case openHand = "grab"
  case closedHand = "grabbing"
  case link = "pointer"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case column = "col-resize"
  case row = "row-resize"
  case left = "w-resize"
  case right = "e-resize"
  case leftAndRight = "ew-resize"
  case up = "n-resize"
  case down = "s-resize"
  case upAndDown = "ns-resize"
  case topLeft = "nw-resize"
  case topRight = "ne-resize"
  case bottomLeft = "sw-resize"
  case bottomRight = "se-resize"
  case topLeftToBottomRight = "nwse-resize"
  case topRightToBottomLeft = "nesw-resize"
  case unseen = "none"

  /// The same where one reads from right to left.
  package var mirrored: PointerLook {
    switch self {
    case .left: .right
    case .right: .left
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    case .topLeftToBottomRight: .topRightToBottomLeft
    case .topRightToBottomLeft: .topLeftToBottomRight
    default: self
    }
  }
}
