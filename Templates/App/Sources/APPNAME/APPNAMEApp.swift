import APPNAMEFeature
import SwiftUI

@main
struct APPNAMEApp: App {
  var body: some Scene {
    WindowGroup("APPNAME") { GreetingView(greeter: PoliteGreeter()) }
      .defaultSize(width: 400, height: 300)
  }
}
