import CGTK
import Foundation
import PortableUI
import Threads

/// What is done when the display goes away while an app runs.
///
/// GDK would end the program without a word, and nothing can be shown any more. But what views know is
/// there still: they are told that the app is in the background, which is when they save it.
enum DisplayLoss {
  private static weak var session: AppSession?
  private static var isComing = false

  /// Watches over the display until the program ends.
  static func watch(for session: AppSession) {
    Self.session = session
    setDisplayLossHandler { DisplayLoss.come() }
  }

  private static func come() -> Never {
    // Whoever tries to show something now comes here again, and there is nobody to show it to.
    guard !isComing else { exit(1) }
    isComing = true
    let environment = ProcessInfo.processInfo.environment
    let message = described(
      "\(AppName.current) ends: its display has gone away.",
      facts: ["DISPLAY": environment["DISPLAY"] ?? "not set"],
      fix: "Start it again when the desktop is back. What it saves in the background is saved.")
    writeToStandardError(message)
    session?.loseDisplay()
    StoredValues.saveNow()
    exit(1)
  }
}
