import Foundation
import PhotoServer
import Testing

/// The album as a person meets it on a desktop. One test at a time: each has a desktop of its own.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct PhotosWindowTests {
  private static let first = "A lake in the morning"

  @Test func `photos come from the showcase's own server, and a person searches and counts them`()
    throws
  {
    let desktop = try Desktop(running: "Showcase", "Photos")
    let caption = try desktop.wait(for: .label(Self.first))
    try desktop.wait(for: .label("A hill in the morning"))
    try desktop.wait(for: .label("Photos"))
    // Its picture: sky above a hill, each with more than one tint.
    let offset = try desktop.contentOffset()
    let place = CGPoint(x: caption.frame.midX + offset.x, y: caption.frame.minY + offset.y)
    try desktop.waitForPicture { photograph in
      let colors = Set(
        stride(from: 10.0, to: 100, by: 5).map {
          photograph.color(at: CGPoint(x: place.x, y: place.y - $0))
        })
      return colors.count > 8
    }

    try desktop.click(.field("Search"))
    try desktop.type("LAKE")
    try desktop.wait(for: .field("Search").showing("LAKE"))
    try desktop.waitUntilGone(.label("A hill in the morning"))
    try desktop.wait(for: .label(Self.first))
    try desktop.click(.toggle("Show count"))
    try desktop.wait(for: .toggle("Show count").being("checked"))
    try desktop.wait(for: .label("Photos: 6"))
    try desktop.click(.field("Search"))
    try desktop.key("ctrl+a", "BackSpace")
    try desktop.wait(for: .label("Photos: 48"))
    try desktop.expectNoComplaints()
  }

  @Test func `the banner is edited in a sheet`() throws {
    let desktop = try Desktop(running: "Showcase", "Photos")
    try desktop.wait(for: .label("Our summer"))
    try desktop.press(.button("Edit banner"))
    try desktop.wait(for: .field("Title").showing("Our summer"))
    try desktop.focus("Banner")
    try desktop.click(.field("Title"))
    try desktop.key("ctrl+a")
    try desktop.type("Our winter")
    // The album, behind the sheet, follows each letter.
    try desktop.wait(for: .label("Our winter").inWindow("Showcase"))
    try desktop.key("Return")
    try desktop.waitUntilGone(.field("Title"))
    try desktop.wait(for: .label("Our winter").inWindow("Showcase"))

    try desktop.press(.button("Edit banner"))
    try desktop.press(.toggle("Show the banner"))
    try desktop.press(.button("Done"))
    try desktop.waitUntilGone(.field("Title"))
    try desktop.waitUntilGone(.label("Our winter"))
    try desktop.expectNoComplaints()
  }

  @Test func `a server that cannot be reached is told of, and asked again`() throws {
    // A place where nobody answers, yet.
    let place = try PhotoServer().url
    let desktop = try Desktop(
      running: "Showcase", "Photos",
      environment: ["PHOTOS_ADDRESS": place.appendingPathComponent("good").absoluteString])
    try desktop.wait(for: .label("The photos could not be loaded."))
    try desktop.press(.button("Retry"))
    try desktop.wait(for: .label("The photos could not be loaded."))
    let server = try PhotoServer(port: #require(place.port.flatMap { UInt16(exactly: $0) }))
    try desktop.press(.button("Retry"))
    try desktop.wait(for: .label(Self.first))
    try desktop.waitUntilGone(.button("Retry"))
    withExtendedLifetime(server) {}
    try desktop.expectNoComplaints()
  }

  @Test func `a person chooses how good the way to the photos is`() throws {
    let desktop = try Desktop(running: "Showcase", "Photos")
    try desktop.wait(for: .label(Self.first))
    try desktop.chooseConnection("Down")
    try desktop.wait(for: .button("Retry"))
    try desktop.waitUntilGone(.label(Self.first))
    try desktop.expectNoComplaints()
  }
}
