import Foundation
import ShopAPI
import ShopServer
import Testing

/// The shop as a person meets it on a desktop.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct ShopWindowTests {
  private let server: ShopServer
  private let folder = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString)")

  init() throws { server = try ShopServer() }

  /// The shop at the test's own server, with what it kept in the test's own folder.
  private func open() throws -> Desktop {
    try Desktop(
      running: "Shop",
      environment: ["SHOP_SERVER": server.url.absoluteString, "XDG_DATA_HOME": folder.path])
  }

  private func fillCart() throws {
    let desktop = try open()
    try desktop.press(.button("Desk Lamp"))
    try desktop.press(.button("Add to Cart"))
    try desktop.wait(for: .label("1 in the cart"))
    try desktop.expectNoComplaints()
  }

  @Test func `a cart outlives a program that is killed, and an order goes on where it stopped`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A desktop that is let go of kills what runs on it.
    try fillCart()
    let desktop = try open()
    try desktop.press(.tab("Cart, 1"))
    try desktop.wait(for: .label("Blue"))
    server.conditions = Conditions(failing: [.pay])
    try desktop.press(.button("Check Out"))
    try desktop.press(.button("Place Order"))
    try desktop.wait(for: .label("Stopped while paying"))
    server.conditions = Conditions()
    try desktop.press(.button("Resume"))
    try desktop.wait(for: .label("Order 1000 is placed"))
    try desktop.wait(for: .label("The order is confirmed"))
    try desktop.press(.button("Back"))
    try desktop.wait(for: .label("Your cart is empty"))
    try desktop.expectNoComplaints()
  }

  @Test func `a person signs in by keyboard, and sees the shop fail as they asked it to`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try open()
    try desktop.press(.tab("Account"))
    try desktop.click(.field("E-mail"))
    try desktop.type("ada@example.com")
    try desktop.key("Tab")
    try desktop.type("lovelace")
    try desktop.key("Return")
    try desktop.wait(for: Lookup(role: "heading", name: "Signed in as ada@example.com"))
    try desktop.press(.toggle("Offline"))
    try desktop.wait { server.conditions.isOffline }
    try desktop.press(.tab("Favourites"))
    try desktop.wait(for: .button("Retry"))
    try desktop.expectNoComplaints()
  }
}
