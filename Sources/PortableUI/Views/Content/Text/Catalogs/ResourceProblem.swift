import Foundation
import Threads

/// What is said of files of one kind that cannot be read, or only in part.
struct ResourceProblem {
  private let unreadable, wrong, fix: String

  /// Of asset catalogues.
  static let asset = ResourceProblem(
    unreadable: "An asset cannot be read, so it is not shown.",
    wrong: "An asset has something in it that cannot be shown, and is read without it.",
    fix: "Correct the file, or make the asset anew.")

  /// Of tables of texts. Their keys are shown.
  static let table = ResourceProblem(
    unreadable: "A table of texts cannot be read, so its keys are shown.",
    wrong: "A table of texts has something in it that is no text, and is read without it.",
    fix: "Correct the file, or open it in an editor that checks it.")

  func unreadable(_ url: URL, _ error: any Error) {
    let facts = (error as NSError).userInfo
    let reason = facts["NSDebugDescription"] ?? (error as NSError).localizedDescription
    warn(unreadable, facts: ["file": url.path, "reason": reason], fix: fix)
  }

  func wrong(_ url: URL, at place: String, _ expected: String) {
    warn(
      wrong, facts: ["file": url.path, "at": place, "expected": expected],
      fix: "Correct the entry.")
  }

  static func missingFont(_ name: String, in folder: URL) {
    warn(
      "A font that Info.plist names is not there, so texts in it have the usual one.",
      facts: ["name": name, "folder": folder.path],
      fix: "Correct UIAppFonts, or add the file to the resources of the program's target.")
  }

  static func missing(_ kind: String, _ name: String, in bundle: Bundle, shown: String) {
    warn(
      "There is no \(kind) of that name that can be shown, so \(shown) is shown.",
      facts: ["name": name, "bundle": bundle.bundlePath],
      fix: "Correct the name, or name the bundle that has it: Bundle.module for a target's own.")
  }
}
