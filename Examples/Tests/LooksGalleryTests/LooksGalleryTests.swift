import Foundation
import LooksGallery
import Testing
import ViewTesting

@MainActor @Suite struct LooksGalleryTests {
  private let screen = Screen(LooksGalleryView(), size: CGSize(width: 600, height: 1200))

  @Test(arguments: [
    ("Text", "AttributedString"), ("Paint", "rotation3DEffect"), ("Shapes", "TimelineView"),
    ("Geometry", "Move the card"), ("Gestures", "Press long"), ("Motion", "Keyframes"),
    ("Symbols", "square.and.arrow.up"), ("Speech", "Rating"), ("Charts", "Oslo"),
  ])
  func `every page can be chosen, and shows what it is about`(
    _ page: String, _ shown: String
  ) async throws {
    try screen.select(page, in: "Looks of")
    await screen.settle()
    #expect(screen.exists(.named(shown)))
  }

  @Test func `what is done with a finger is said`() throws {
    try screen.select("Gestures", in: "Looks of")
    try screen.longPress("Press long")
    #expect(screen.exists("Pressed long"))
    let before = try screen.frame(of: "Drag me")
    try screen.drag("Drag me", by: CGSize(width: 40, height: 0))
    #expect(screen.exists("Dragged"))
    #expect(try screen.frame(of: "Drag me").minX == before.minX + 40)
  }

  @Test func `a rating is adjusted as a screen reader does it`() throws {
    try screen.select("Speech", in: "Looks of")
    #expect(try screen.value(of: "Rating") == "3 of 5 stars")
    try screen.increment("Rating")
    #expect(try screen.value(of: "Rating") == "4 of 5 stars")
  }

  @Test func `a card opens its page, and leads back`() async throws {
    try screen.select("Motion", in: "Looks of")
    try screen.tap("Sea")
    await screen.settle()
    #expect(screen.exists("The whole of Sea") && !screen.exists("Meadow"))
    try screen.back()
    await screen.settle()
    #expect(screen.exists("Meadow") && !screen.exists("The whole of Sea"))
  }
}
