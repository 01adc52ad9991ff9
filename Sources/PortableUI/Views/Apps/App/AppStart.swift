import CLinkedBackend
package import Foundation
import Threads

/// An app on its way to the backend that runs it.
@MainActor
package final class AppStart {
  private let makeSession: (any Desktop) -> AppSession

  private init(_ makeSession: @escaping (any Desktop) -> AppSession) {
    self.makeSession = makeSession
  }

  /// An app of this type, whose tint is the `AccentColor` of its resources if they have one.
  package static func of<A: App>(_ type: A.Type, with resources: Bundle = .main) -> AppStart {
    AppStart { desktop in AppSession({ A() }, on: desktop, with: resources) }
  }

  /// Hands the app to the backend that is linked into the program, and ends with it.
  func run() -> Never {
    guard let run = linked_backend_run() else {
      endProgram(
        "The app has nothing to show its windows with.", facts: ["app": AppName.current],
        fix: """
          In Package.swift, give the app's target one product more: \
          .product(name: "GTKBackend", package: "viewstate")
          """)
    }
    exit(run(Unmanaged.passRetained(self).toOpaque()))
  }

  /// What a backend was handed.
  package static func take(_ handed: UnsafeMutableRawPointer) -> AppStart {
    Unmanaged<AppStart>.fromOpaque(handed).takeRetainedValue()
  }

  /// Makes the app, whose windows `desktop` opens.
  package func makeSession(on desktop: any Desktop) -> AppSession { makeSession(desktop) }
}

/// Ends the program for a reason that the person who started it can mend: what happened, the facts,
/// the fix. It is no fault of the program's, so it does not crash.
package func endProgram(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String
) -> Never {
  writeToStandardError(described(happened, facts: facts, fix: fix))
  exit(1)
}
