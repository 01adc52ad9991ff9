import Foundation
import ProbeViews
import Testing

extension WindowTests {
  /// What a window shows before anybody touches it, drawn by what GTK takes by itself.
  struct FirstFrameTests {
    @Test(arguments: [false, true])
    func `the app of the README is drawn`(isDark: Bool) throws {
      try Self.expectPicture(of: Desktop(watching: "Hello", isDark: isDark), isDark: isDark)
    }

    @Test(arguments: [
      Page.controls, .listView, .form, .table, .canvas, .charts, .columns, .tabs, .uiKit,
    ])
    func `a page is drawn`(page: Page) throws {
      try Self.expectPicture(of: Desktop(watching: "GTKProbe", page.rawValue), isDark: false)
    }

    /// A window that was never drawn is black, and so is the screen around it.
    private static func expectPicture(of desktop: Desktop, isDark: Bool) throws {
      try desktop.waitForPicture { picture in
        let bar = picture.brightness(at: CGPoint(x: 40, y: 30))
        return picture.colorCount > 12 && (isDark ? bar > 16 : bar > 200)
      }
      try desktop.expectNoComplaints()
    }
  }
}
