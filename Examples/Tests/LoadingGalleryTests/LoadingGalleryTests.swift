import Foundation
import LoadingGallery
import Testing
import ViewTesting

@MainActor @Suite struct LoadingGalleryTests {
  private let screen = Screen(LoadingGalleryView())

  @Test(arguments: ["None", "Material", "Over", "Horizontal", "Vertical", "Toolbar", "Custom"])
  func `each type of loading can be chosen and seen`(_ type: String) throws {
    try screen.select("Reload", in: "When")
    try screen.select(type, in: "Type")
    try screen.tap("Finish")
    #expect(screen.exists("Blob"))
    try screen.tap("Load")
    #expect(screen.exists("Blob") == (type != "Custom"))
    #expect(screen.exists(.progress) == (type != "Custom" && type != "None"))
    try screen.tap("Cancel")
    #expect(screen.exists("Blob"))
    #expect(!screen.exists(.progress))
  }

  @Test func `each of the three loadings has a type of its own`() throws {
    let choices = [("First loading", "None"), ("Reload", "Custom"), ("After an error", "Over")]
    for (occasion, type) in choices {
      try screen.select(occasion, in: "When")
      try screen.select(type, in: "Type")
    }
    try screen.tap("Load")
    #expect(screen.exists("Placeholder") && !screen.exists(.progress))
    try screen.tap("Finish")
    try screen.tap("Load")
    #expect(screen.exists("Something of its own"))
    try screen.tap("Fail")
    try screen.tap("Load")
    #expect(screen.exists("Something went wrong") && screen.exists(.progress))
  }

  @Test func `an indicator of one's own is shown in each loading`() throws {
    try screen.select("Dots", in: "Indicator")
    try screen.tap("Load")
    #expect(screen.exists("In progress") && !screen.exists(.progress))
    try screen.tap("Finish")
    #expect(!screen.exists("In progress"))
    try screen.tap("Load")
    #expect(screen.exists("In progress"))
  }

  @Test func `a choice moves the preview at once`() throws {
    try screen.select("Reload", in: "When")
    try screen.select("Horizontal", in: "Type")
    try screen.tap("Finish")
    try screen.tap("Load")
    let distance = { [screen] in
      try screen.frame(of: .progress).minX - screen.frame(of: .button("Like")).maxX
    }
    #expect(try distance() == 16)
    try screen.slide("Spacing", to: 40)
    #expect(try distance() == 48)
    try screen.select("leading", in: "Option")
    #expect(try distance() < 0)
  }

  @Test func `what was liked stays through a reload`() throws {
    try screen.select("Reload", in: "When")
    try screen.select("Over", in: "Type")
    try screen.tap("Finish")
    try screen.tap("Like")
    for _ in 0..<2 {
      try screen.tap("Load")
      try screen.tap("Finish")
      #expect(screen.exists("43 likes"))
    }
  }

  @Test func `an error is shown as it is chosen`() throws {
    try screen.tap("Fail")
    #expect(screen.exists("Something went wrong"))
    try screen.select("Error", in: "Choices for")
    try screen.select("Horizontal", in: "Type")
    #expect(screen.exists("Retry"))
    try screen.select("Custom", in: "Type")
    #expect(screen.exists("Nobody answers."))
  }

  @Test func `a toast is shown for as long as it is chosen`() async throws {
    try screen.select("Toast", in: "Choices for")
    try screen.slide("Duration", to: 2)
    try screen.tap("Show Toast")
    #expect(screen.exists(.button("Dismiss")))
    screen.clock.advance(by: .seconds(2))
    await screen.settle()
    #expect(!screen.exists(.button("Dismiss")))
  }

  @Test func `a tap on a toast is counted where that is chosen, and else dismisses it`() throws {
    try screen.select("Toast", in: "Choices for")
    try screen.tap("Show Toast")
    try screen.tap("Saved")
    #expect(!screen.exists("Saved"))
    try screen.tap("A tap is counted")
    try screen.tap("Show Toast")
    try screen.tap("Saved")
    #expect(screen.exists("Saved") && screen.exists("Tapped 1 times"))
  }
}
