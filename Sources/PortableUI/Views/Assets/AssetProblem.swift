import Foundation
import Threads

/// What is said of assets that are not there, or cannot be read.
enum AssetProblem {
  static func missing(_ kind: String, _ name: String, in bundle: Bundle, shown: String) {
    warn(
      "There is no \(kind) of that name that can be shown, so \(shown) is shown.",
      facts: ["name": name, "bundle": bundle.bundlePath],
      fix: "Correct the name, or name the bundle that has it: Bundle.module for a target's own.")
  }

  static func unreadable(_ url: URL, _ error: any Error) {
    let facts = (error as NSError).userInfo
    let reason = facts["NSDebugDescription"] ?? (error as NSError).localizedDescription
    warn(
      "An asset cannot be read, so it is not shown.",
      facts: ["file": url.path, "reason": reason],
      fix: "Correct the file, or make the asset anew.")
  }

  static func wrong(_ url: URL, at place: String, _ expected: String) {
    warn(
      "An asset has something in it that cannot be shown, and is read without it.",
      facts: ["file": url.path, "at": place, "expected": expected],
      fix: "Correct the entry.")
  }
}
