import Foundation
import Testing

extension WindowTests {
  /// Addresses that an app is opened with, on a desktop with a bus.
  @Suite struct AddressWindowTests {
    @Test func `the window shows the addresses on the command line`() throws {
      let desktop = try Desktop(running: "AppProbe", "addresses", "mailto:jane@example.org")
      try desktop.wait(for: .label("mail: mailto:jane@example.org"))
      try desktop.expectNoComplaints()
    }

    @Test func `a second start hands its addresses to the first, and ends`() throws {
      let desktop = try Desktop(running: "AppProbe", "addresses")
      try desktop.wait(for: .label("mail: "))
      let said = try desktop.start("AppProbe", "addresses", "note:a?b=c%20d#e", "place:here")
      #expect(said == ["0", ""])
      try desktop.wait(for: .label("mail: note:a?b=c%20d#e"))
      try desktop.wait(for: .label("places: place:here"))
      try desktop.expectNoComplaints()
    }
  }
}
