public import ViewPlatform

/// What a toast looks like.
public enum ToastType {
  /// A card, as wide as its words, that floats near an edge.
  case toast(options: ToastOptions)

  /// A bar along an edge, from side to side.
  case snackBar(options: SnackBarOptions)

  /// A view of your own.
  case custom(AnyView)
}

/// What stands in a toast.
public struct ToastOptions {
  /// What has happened.
  public var message: String
  /// More about it, in a smaller font.
  public var secondMessage: String?
  /// A button after the words.
  public var trailingButton: ToastButton?
  /// The colour of the words.
  public var foregroundColor: Color

  var look = ToastLook.card

  /// A message, and what else is given.
  public init(
    message: String, secondMessage: String? = nil, trailingButton: ToastButton? = nil,
    foregroundColor: Color = .primary
  ) {
    self.message = message
    self.secondMessage = secondMessage
    self.trailingButton = trailingButton
    self.foregroundColor = foregroundColor
  }
}

/// What stands in a snack bar.
public struct SnackBarOptions {
  /// What has happened.
  public var message: String
  /// A button after the words.
  public var trailingButton: ToastButton?
  /// The colour of the words.
  public var foregroundColor: Color
  /// The colour of the bar.
  public var backgroundColor: Color

  var look = ToastLook.bar

  /// A message, and a button where one is given.
  public init(
    message: String, trailingButton: ToastButton? = nil, foregroundColor: Color = .white,
    backgroundColor: Color = .gray
  ) {
    self.message = message
    self.trailingButton = trailingButton
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
  }
}

/// A button in a toast, which dismisses it.
public struct ToastButton {
  /// Its words; `nil` for a cross that assistive technologies call "Dismiss".
  public var title: String?

  /// What it does besides.
  public var action: (() -> Void)?

  /// A button of these words, or a cross, which also does `action`.
  public init(title: String? = nil, action: (() -> Void)? = nil) {
    self.title = title
    self.action = action
  }

  /// A cross that does nothing besides.
  public static var dismiss: ToastButton { ToastButton() }
}

extension ToastType {
  /// What tells a toast from the one before it.
  var words: [String?] {
    switch self {
    case .toast(let options): ["toast", options.message, options.secondMessage]
    case .snackBar(let options): ["snack bar", options.message]
    case .custom: []
    }
  }

  /// What is said of it to those who do not see it; `nil` where that is not known.
  var spoken: String? {
    switch self {
    case .toast(let options):
      [options.message, options.secondMessage].compactMap(\.self).joined(separator: ", ")
    case .snackBar(let options): options.message
    case .custom: nil
    }
  }
}
