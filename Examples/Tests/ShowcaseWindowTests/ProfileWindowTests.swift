import Foundation
import Testing

/// The user profile as a person meets it on a desktop: the same in SwiftUI's style and in UIKit's.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct ProfileWindowTests {
  @Test(arguments: ["Profile", "UIKit Profile"])
  func `it is loaded, changed and saved, and all of that can fail`(_ page: String) throws {
    let desktop = try Desktop(running: "Showcase", page)
    try desktop.wait(for: .field("Username"))

    // Nothing can be saved, and what was written is still there.
    try desktop.chooseConnection("Down")
    try desktop.click(.field("Username"))
    try desktop.key("ctrl+a")
    try desktop.type("Grace")
    try desktop.wait(for: .field("Username").showing("Grace"))
    try desktop.click(.button("Save"))
    try desktop.wait(for: .label("There is no connection."))
    try desktop.wait(for: .label("Grace"))
    try desktop.chooseConnection("Up")
    try desktop.click(.button("Retry"))
    try desktop.wait(for: .field("Username").showing("Grace"))

    // Nothing can be loaded, until it can.
    try desktop.chooseConnection("Down")
    try desktop.click(.button("Load Again"))
    try desktop.wait(for: .label("There is no connection."))
    try desktop.chooseConnection("Up")
    try desktop.click(.button("Retry"))
    try desktop.wait(for: .field("Username").showing("Grace"))
    try desktop.expectNoComplaints()
  }
}
