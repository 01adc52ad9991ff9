import PortableUI

/// An app that nobody gave a backend.
@main
struct BareAppProbe: App {
  var body: some Scene {
    WindowGroup { Text("Nobody sees this.") }
  }
}
