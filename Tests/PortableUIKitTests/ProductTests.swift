import ProbeViews
import Testing
import ViewTesting

@Suite("A page of a shop in UIKit style")
struct ProductTests {
  @Test("It loads, fails to add, adds, counts in its bar, and leads to a page of SwiftUI's")
  func product() async throws {
    let screen = Screen(Page.uiKit.view)
    #expect(screen.exists(.progress("Loading")))
    try screen.tap("Arrive")
    await screen.settle()
    #expect(!screen.exists(.progress("Loading")))
    try screen.increment("Amount")
    #expect(screen.texts.contains("Amount: 2"))

    try screen.tap("Add to cart")
    await screen.settle()
    #expect(screen.texts.contains("The shop did not answer."))
    try screen.tap("Try again")
    await screen.settle()
    #expect(screen.texts.contains("It is in your cart."))

    try screen.tap("Cart (2)")
    await screen.settle()
    #expect(screen.title == "Cart")
    #expect(screen.texts.contains("2 teapots"))
    try screen.back()
    await screen.settle()
    #expect(screen.title == "Teapot")
  }
}
