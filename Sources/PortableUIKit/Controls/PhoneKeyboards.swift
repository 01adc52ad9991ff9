// Also the words of views of SwiftUI, so that a file that names them may import both libraries.
@_exported public import enum PortableUI.UIKeyboardType
@_exported public import enum PortableUI.UITextAutocapitalizationType

/// What is on the return key of a phone.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether a phone corrects what is typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
