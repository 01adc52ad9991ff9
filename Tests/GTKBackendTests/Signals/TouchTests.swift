import Foundation
import ProbeViews
import Testing
import ViewTesting

extension WindowTests {
  @MainActor
  struct TouchTests {
    @Test func `a click meets what is seen there, in a window as on a screen`() throws {
      let desktop = try Desktop(showing: "touches")
      let screen = Screen(Page.touches.view, size: CGSize(width: 490, height: 590))
      for probe in TouchesPage.probes {
        func place(in frame: CGRect) -> CGPoint {
          CGPoint(x: frame.midX + probe.x, y: frame.midY + probe.y)
        }
        let square = Lookup(role: "image", name: probe.square)
        try desktop.click(at: place(in: desktop.wait(for: square).frame))
        try desktop.wait(for: .label("log: \(probe.expected)"))
        try screen.tap(at: place(in: screen.frame(of: .named(probe.square))))
        #expect(screen.exists(.text("log: \(probe.expected)")))
      }
      try desktop.expectNoComplaints()
    }
  }
}
