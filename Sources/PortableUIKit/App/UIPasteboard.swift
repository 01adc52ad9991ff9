public import Foundation
import PortableUI

/// What was copied, to be pasted.
///
/// The ``general`` one is the desktop's clipboard once a window is shown, and a test's where a screen is.
/// What another program copies is known a moment later.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The one that all programs share.
  public static let general = UIPasteboard(name: "general")

  /// What tells it from others.
  public let name: String

  /// The desktop's; `nil` for one of this program alone.
  var clipboard: (any Clipboard)?
  private var own: String?

  private init(name: String) { self.name = name }

  /// One that nobody else knows of.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(name: UUID().uuidString) }

  /// The words that were copied; `nil` for none.
  public var string: String? {
    get {
      let words = clipboard.map { $0.read() } ?? own
      return words?.isEmpty == true ? nil : words
    }
    set {
      own = newValue
      clipboard?.write(newValue ?? "")
    }
  }

  /// The words that were copied, as a list; several are lines of what is pasted.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The address that was copied; `nil` where what was copied is none.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there are words.
  public var hasStrings: Bool { string != nil }

  /// Whether what was copied is an address.
  public var hasURLs: Bool { url != nil }
}
