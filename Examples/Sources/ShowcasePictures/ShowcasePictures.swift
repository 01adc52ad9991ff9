import Foundation
import ShowcasePages
import SwiftUI
import ViewTesting

/// Draws every page of the showcase without a display, into the folder it is given, and prints the
/// names of the pages.
@main
enum ShowcasePictures {
  @MainActor
  static func main() async throws {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
    for page in Page.allCases {
      for scheme in ColorScheme.allCases {
        let screen = Screen(
          ShowcaseView(showing: page), size: CGSize(width: 480, height: 600), colorScheme: scheme)
        await screen.settle()
        // What comes over a network comes when it comes.
        for _ in 1...40 where screen.exists(.role(.progress)) {
          try await Task.sleep(for: .milliseconds(50))
          await screen.settle()
        }
        let name = "\(page.rawValue), \(scheme == .dark ? "dark" : "light").svg"
        try screen.svg().write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      print(page.rawValue)
    }
  }
}
