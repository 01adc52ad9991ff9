// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard of a phone.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// What is on the return key of a phone.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether a phone corrects what is typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Where a phone begins with large letters.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
