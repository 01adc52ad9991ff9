import Foundation
import Threads

/// What is said of tables that cannot be read. Their keys are shown.
enum CatalogProblem {
  static func unreadable(_ url: URL, _ error: any Error) {
    let facts = (error as NSError).userInfo
    let reason = facts["NSDebugDescription"] ?? (error as NSError).localizedDescription
    warn(
      "A table of texts cannot be read, so its keys are shown.",
      facts: ["file": url.path, "reason": reason],
      fix: "Correct the file, or open it in an editor that checks it.")
  }

  static func wrong(_ url: URL, at place: String, _ expected: String) {
    warn(
      "A table of texts has something in it that is no text, and is read without it.",
      facts: ["file": url.path, "at": place, "expected": expected],
      fix: "Correct the entry.")
  }
}
