import Foundation
import PortableUI

extension UIColor {
  // MARK: By name

  /// Black.
  public nonisolated static let black = UIColor(Color.black)
  /// White.
  public nonisolated static let white = UIColor(Color.white)
  /// Nothing to be seen.
  public nonisolated static let clear = UIColor(Color.clear)
  /// Red, the same in light and dark.
  public nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, the same in light and dark.
  public nonisolated static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, the same in light and dark.
  public nonisolated static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, the same in light and dark.
  public nonisolated static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, the same in light and dark.
  public nonisolated static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, the same in light and dark.
  public nonisolated static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, the same in light and dark.
  public nonisolated static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, the same in light and dark.
  public nonisolated static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, the same in light and dark.
  public nonisolated static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A grey, the same in light and dark.
  public nonisolated static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey, the same in light and dark.
  public nonisolated static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grey, the same in light and dark.
  public nonisolated static let gray = UIColor(white: 0.5, alpha: 1)

  // MARK: The desktop's

  /// The desktop's red.
  public nonisolated static let systemRed = UIColor(Color.red)
  /// The desktop's green.
  public nonisolated static let systemGreen = UIColor(Color.green)
  /// The desktop's blue.
  public nonisolated static let systemBlue = UIColor(Color.blue)
  /// The desktop's orange.
  public nonisolated static let systemOrange = UIColor(Color.orange)
  /// The desktop's yellow.
  public nonisolated static let systemYellow = UIColor(Color.yellow)
  /// The desktop's pink.
  public nonisolated static let systemPink = UIColor(Color.pink)
  /// The desktop's purple.
  public nonisolated static let systemPurple = UIColor(Color.purple)
  /// The desktop's teal.
  public nonisolated static let systemTeal = UIColor(Color.teal)
  /// The desktop's indigo.
  public nonisolated static let systemIndigo = UIColor(Color.indigo)
  /// The desktop's mint.
  public nonisolated static let systemMint = UIColor(Color.mint)
  /// The desktop's cyan.
  public nonisolated static let systemCyan = UIColor(Color.cyan)
  /// The desktop's brown.
  public nonisolated static let systemBrown = UIColor(Color.brown)
  /// The desktop's grey.
  public nonisolated static let systemGray = UIColor(Color.gray)
  /// A fainter grey.
  public nonisolated static let systemGray2 = UIColor(Color.gray.opacity(0.7))
  /// A fainter grey.
  public nonisolated static let systemGray3 = UIColor(Color.gray.opacity(0.5))
  /// A fainter grey.
  public nonisolated static let systemGray4 = UIColor(Color.gray.opacity(0.35))
  /// A fainter grey.
  public nonisolated static let systemGray5 = UIColor(Color.gray.opacity(0.2))
  /// A fainter grey.
  public nonisolated static let systemGray6 = UIColor(Color.gray.opacity(0.1))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of what can be acted upon.
  public nonisolated static let tintColor = UIColor(Color.accentColor)

  // MARK: By role

  /// Text.
  public nonisolated static let label = UIColor(Color.primary)
  /// Text that matters less.
  public nonisolated static let secondaryLabel = UIColor(Color.secondary)
  /// Text that matters little.
  public nonisolated static let tertiaryLabel = UIColor(Color.secondary.opacity(0.75))
  /// Text that hardly matters.
  public nonisolated static let quaternaryLabel = UIColor(Color.secondary.opacity(0.5))
  /// What stands in a field before anything was typed.
  public nonisolated static let placeholderText = UIColor(Color.secondary.opacity(0.75))
  /// A link.
  public nonisolated static let link = UIColor(Color.accentColor)
  /// A line between things.
  public nonisolated static let separator = UIColor(Color.primary.opacity(0.15))
  /// A line between things that hides what is behind it.
  public nonisolated static let opaqueSeparator = UIColor(Color.gray)
  /// The window.
  public nonisolated static let systemBackground = UIColor(Color(.named(.window)))
  /// What stands out a little from the window.
  public nonisolated static let secondarySystemBackground = UIColor(Color.primary.opacity(0.05))
  /// What stands out a little from that.
  public nonisolated static let tertiarySystemBackground = UIColor(Color.primary.opacity(0.08))
  /// The window behind groups.
  public nonisolated static let systemGroupedBackground = UIColor(Color(.named(.window)))
  /// A group.
  public nonisolated static let secondarySystemGroupedBackground = UIColor(
    Color.primary.opacity(0.05))
  /// What is in a group.
  public nonisolated static let tertiarySystemGroupedBackground = UIColor(
    Color.primary.opacity(0.08))
  /// A thin filling.
  public nonisolated static let systemFill = UIColor(Color.primary.opacity(0.2))
  /// A thinner filling.
  public nonisolated static let secondarySystemFill = UIColor(Color.primary.opacity(0.16))
  /// A filling for larger things.
  public nonisolated static let tertiarySystemFill = UIColor(Color.primary.opacity(0.12))
  /// A filling for the largest things.
  public nonisolated static let quaternarySystemFill = UIColor(Color.primary.opacity(0.08))
}
