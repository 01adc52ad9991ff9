import Foundation
import PortableCombine
import PortableUI

// Code in the language mode of Swift 5 that says nothing of actors, as most of what was written for SwiftUI.

/// Closes and opens from wherever it is.
final class Router {
  var dismiss: DismissAction?
  var openWindow: OpenWindowAction?
  var openURL: OpenURLAction?

  func done() {
    dismiss?()
    openWindow?(id: "log")
    if let address = URL(string: "https://example.com") { openURL?(address) }
  }
}

/// Draws without being a view.
func picture() -> Image? {
  let renderer = ImageRenderer(content: Text("Hello"))
  renderer.scale = 2
  return nil
}

/// Makes a view without being one.
final class Screens {
  func first() -> some View { VStack { Text("One").padding() } }
}

/// A model that binds.
final class Model: ObservableObject {
  @Published var name = ""

  var binding: Binding<String> { Binding(get: { self.name }, set: { self.name = $0 }) }

  func change() { withAnimation { name = "Ada" } }
}
