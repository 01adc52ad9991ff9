import Foundation
import Testing

/// What the windows of the examples show before anybody touches them, drawn by what GTK takes by itself.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct FirstFrameWindowTests {
  @Test(arguments: [
    "Counter", "Profile", "Split Profile", "UIKit Profile", "Loading Gallery", "Looks", "Mail",
    "Photos", "Settings",
  ])
  func `a page of the showcase is drawn`(page: String) throws {
    try Desktop(watching: "Showcase", page).expectDrawn()
  }

  @Test func `the reader is drawn`() throws {
    try Desktop(watching: "Reader").expectDrawn()
  }

  @Test func `the shop is drawn`() throws {
    try Desktop(watching: "Shop").expectDrawn()
  }
}
