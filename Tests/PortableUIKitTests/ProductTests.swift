import Foundation
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

  @Test("Words, a search, a grid and a list stand below one another, each in its room")
  func parts() async throws {
    let screen = Screen(Page.uiKitParts.view, size: .init(width: 420, height: 560))
    await screen.settle()
    let notes = try screen.frame(of: .textField("Notes"))
    let square = try screen.frame(of: "Square 1")
    let row = try screen.frame(of: .text("Row 1"))
    #expect(notes.height <= 70 && notes.height >= 50)
    #expect(square.minY >= notes.maxY)
    #expect(row.minY >= square.minY + 120)
    try screen.tap("Row 2")
    await screen.settle()
    #expect(screen.texts.contains("Chose row 2"))
    try screen.tap("Square 3")
    await screen.settle()
    #expect(screen.texts.contains("Chose square 3"))
    try screen.set("Some notes!", in: .textField("Notes"))
    await screen.settle()
    #expect(screen.texts.contains("11 letters"))
    await screen.close()
  }
}
