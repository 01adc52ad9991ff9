import Foundation
import Testing

struct LaunchTests {
  @Test func `an app without a backend says which product to add`() throws {
    let said = try Program.run("BareAppProbe", status: 1)
    #expect(
      said.complaints == """
        The app has nothing to show its windows with.
          app: BareAppProbe
          Fix: In Package.swift, give the app's target one product more: \
        .product(name: "GTKBackend", package: "viewstate")

        """)
  }

  @Test func `an app without a display says how to get one`() throws {
    let said = try Program.run(
      "AppProbe", environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ":none"], status: 1)
    #expect(
      said.complaints == """
        AppProbe cannot open a window: it finds no display.
          DISPLAY: ''
          WAYLAND_DISPLAY: ':none'
          Fix: Start it on a desktop, or on a display in memory: \
        xvfb-run -a \(Program.folder.appending(path: "AppProbe").path)

        """)
  }
}
