import Foundation
import ProbeViews
import Testing

extension WindowTests {
  /// What a window shows before anybody touches it, drawn by what GTK takes by itself.
  struct FirstFrameTests {
    @Test(arguments: [false, true])
    func `the app of the README is drawn`(isDark: Bool) throws {
      try Desktop(watching: "Hello", isDark: isDark).expectDrawn(isDark: isDark)
    }

    @Test(arguments: [
      Page.controls, .listView, .form, .table, .canvas, .charts, .columns, .tabs, .uiKit,
    ])
    func `a page is drawn`(page: Page) throws {
      try Desktop(watching: "GTKProbe", page.rawValue).expectDrawn()
    }
  }
}
