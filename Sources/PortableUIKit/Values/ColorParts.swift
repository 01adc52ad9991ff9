public import Foundation
import PortableUI

extension UIColor {
  /// Writes the parts of red, green and blue, from 0 to 1, and how opaque it is. Returns whether they are
  /// known: those of a colour that follows the desktop are known where it is shown only, so ask
  /// ``resolvedColor(with:)`` for it.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes its place in the circle of colours, its strength and its brightness, from 0 to 1, and how
  /// opaque it is. Returns whether they are known, as ``getRed(_:green:blue:alpha:)`` does.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts else { return false }
    let most = max(parts.red, parts.green, parts.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = most > 0 ? parts.spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes how white it is, from 0 to 1, and how opaque. Returns whether that is known; how white a colour
  /// is that is no grey says how bright it looks.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts else { return false }
    white?.pointee =
      parts.spread == 0
      ? parts.red : 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  private var parts: ColorParts? {
    guard case .fixed(let color) = kind else { return nil }
    let alpha = CGFloat(color.alpha)
    switch color.kind {
    case .mixed(let red, let green, let blue):
      return ColorParts(red: red, green: green, blue: blue, alpha: alpha)
    case .named(.black), .named(.clear): return ColorParts(red: 0, green: 0, blue: 0, alpha: alpha)
    case .named(.white): return ColorParts(red: 1, green: 1, blue: 1, alpha: alpha)
    case .named, .paired, .blend: return nil
    }
  }
}

/// How much red, green and blue is in a colour.
private nonisolated struct ColorParts {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  /// How far the largest part is from the smallest.
  var spread: CGFloat { max(red, green, blue) - min(red, green, blue) }

  /// Where it lies in the circle that begins and ends with red.
  var hue: CGFloat {
    guard spread > 0 else { return 0 }
    let sixth: CGFloat =
      if red >= green, red >= blue {
        (green - blue) / spread
      } else if green >= blue {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}
