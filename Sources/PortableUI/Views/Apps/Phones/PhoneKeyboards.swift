/// The keys that a phone shows for a field.
public enum UIKeyboardType: Int, Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field asks for, so that a phone can suggest it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// What is called this.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name that a person's friends use.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The name of a person's family.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good for once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A street, a town and a country.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The number of a card that pays.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// Where a phone begins words with a capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Nowhere.
  public static let never = TextInputAutocapitalization(name: "never")
  /// At each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// At each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Everywhere.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Where a phone begins words with a capital, by its older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What a phone writes on its return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

/// When scrolling takes a phone's keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As a finger pulls it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

nonisolated extension View {
  /// The keys that a phone shows. Without effect on a desktop.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What a phone suggests. Without effect on a desktop.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Where a phone begins words with a capital. Without effect on a desktop.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Where a phone begins words with a capital. Without effect on a desktop.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Whether a phone leaves words as they were typed. Without effect on a desktop, which always does.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Whether a phone leaves words as they were typed. Without effect on a desktop, which always does.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// What a phone's return key says. Without effect on a desktop.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// When scrolling takes a phone's keyboard away. Without effect on a desktop.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
