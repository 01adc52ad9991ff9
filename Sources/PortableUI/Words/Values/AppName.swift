import Foundation

/// What an app is called where it does not say.
package enum AppName {
  /// The name of the program's file.
  package static let current = ProcessInfo.processInfo.processName
}
