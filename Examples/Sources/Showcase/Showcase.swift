import ShowcasePages
import StateStudio
import SwiftUI

/// Features in a window. The name of one, given to the program, is shown first.
@main
struct Showcase: App {
  var body: some Scene {
    WindowGroup("Showcase") { ShowcaseView(showing: firstPage) }
      .defaultSize(width: firstPage == .mail ? 1000 : 480, height: 600)
      .commands { StateInspectorCommands() }
  }

  private var firstPage: Page {
    CommandLine.arguments.dropFirst().lazy.compactMap(Page.init(named:)).first ?? .counter
  }
}
