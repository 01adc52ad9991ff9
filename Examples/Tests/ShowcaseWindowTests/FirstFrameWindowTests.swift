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
    try Self.expectPicture(of: Desktop(watching: "Showcase", page))
  }

  @Test func `the reader is drawn`() throws {
    try Self.expectPicture(of: Desktop(watching: "Reader"))
  }

  @Test func `the shop is drawn`() throws {
    try Self.expectPicture(of: Desktop(watching: "Shop"))
  }

  /// A window that was never drawn is black, and so is the screen around it.
  private static func expectPicture(of desktop: Desktop) throws {
    try desktop.waitForPicture {
      $0.colorCount > 12 && $0.brightness(at: CGPoint(x: 40, y: 30)) > 200
    }
    try desktop.expectNoComplaints()
  }
}
