public import Foundation
import Threads

/// Opens an address: with what an app says that is to happen, or else with the desktop's own program.
public struct OpenURLAction {
  /// What came of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The app has done what there was to do.
    public static let handled = Result(outcome: .handled)

    /// Nothing is to happen.
    public static let discarded = Result(outcome: .discarded)

    /// The desktop is to open the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// The desktop is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  let handler: ((URL) -> Result)?
  var system: SystemURLOpener?

  /// An action that asks `handler` first.
  @preconcurrency
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  init(system: SystemURLOpener?) {
    handler = nil
    self.system = system
  }

  /// Opens `url`.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens `url`, and calls `completion` with whether it was accepted.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let system else {
        misuse(
          "An address is to be opened, but there is nobody to open it.",
          facts: ["address": (other ?? url).absoluteString],
          fix: "Run the view in an App or a Screen, or give it an OpenURLAction of your own.")
        return completion(false)
      }
      completion(system.open(other ?? url))
    }
  }
}

/// The way to the desktop's program for an address.
package struct SystemURLOpener {
  let open: @MainActor (URL) -> Bool

  /// Calls `open` with an address, which says whether anybody took it.
  package init(_ open: @escaping @MainActor (URL) -> Bool) { self.open = open }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
private enum SystemURLKey: EnvironmentKey { static var defaultValue: SystemURLOpener? { nil } }

extension EnvironmentValues {
  /// Opens an address. Give the views of an app an action of its own to decide what happens.
  ///
  ///     @Environment(\.openURL) private var openURL
  ///     …
  ///     Button("Help") { openURL(manual) }
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction(system: nil)
      action.system = systemURLOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Who opens the addresses that no view wants.
  package var systemURLOpener: SystemURLOpener? {
    get { self[SystemURLKey.self] }
    set { self[SystemURLKey.self] = newValue }
  }
}
