import Foundation
import PortableUI

/// Whether the screens of a task are shown in windows, for people to watch what a test does.
package enum Watching {
  /// How long people look at each step; `nil` where nobody watches.
  @TaskLocal package static var pause: Duration?

  /// What the environment asks for: seconds, one where it says something else.
  package static let wanted: Duration? = ProcessInfo.processInfo.environment["VIEWSTATE_SHOW"]
    .map { .seconds(Double($0).flatMap { 0...3_600 ~= $0 ? $0 : nil } ?? 1) }
}

extension Screen {
  /// Opens a window for people to watch, where somebody does.
  static func onlooker(for caller: Caller) -> (any Onlooker)? {
    guard Watching.pause != nil else { return nil }
    if let onlooker = Onlookers.make() { return onlooker }
    report(
      "A screen was to be shown in a window, and there is none.",
      facts: [("VIEWSTATE_SHOW", "set")],
      fix: "Give the test target the product GTKBackend, and run it on a desktop.", to: caller)
    return nil
  }

  /// Says in `words` what has just happened, and waits while people look. Does nothing where nobody does.
  package func look(at words: String) {
    guard let pause = Watching.pause else { return }
    backend.onlooker?.look(at: words, for: pause)
  }
}
