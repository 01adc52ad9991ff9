import APPNAMEFeature
import StateStudio
import SwiftUI

@main
struct APPNAMEApp: App {
  var body: some Scene {
    WindowGroup("APPNAME") {
      GreetingView(greeter: PoliteGreeter())
        .stateInspector()
    }
    .defaultSize(width: 400, height: 300)
    .commands {
      GreetingCommands()
      StateInspectorCommands()
    }

    Settings { GreetingSettings() }
  }
}
