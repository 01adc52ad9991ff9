import Foundation
import PortableUI
import Testing
import ViewTesting

/// Controls that belong together.
@MainActor
struct ControlGroupTests {
  private struct Pages: View {
    @State private var page = 4

    var body: some View {
      VStack {
        Text(verbatim: "page \(page)")
        ControlGroup("Go") {
          Button("Back") { page -= 1 }
          Button("Forward") { page += 1 }
        }
      }
    }
  }

  @Test func `buttons of a group lie against each other`() throws {
    let screen = Screen(Pages())
    try screen.tap("Forward")
    #expect(screen.exists("page 5"))
    #expect(try screen.frame(of: .button("Back")).maxX == screen.frame(of: .button("Forward")).minX)
  }

  @Test func `as a menu, they are its lines`() throws {
    let screen = Screen(Pages().controlGroupStyle(.menu))
    #expect(!screen.exists(.button("Back")))
    try screen.tap("Go")
    try screen.choose("Back")
    #expect(screen.exists("page 3"))
  }

  @Test func `in a menu they are lines, too`() throws {
    struct Outer: View {
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: log)
          Menu("Edit") {
            ControlGroup {
              Button("Cut") { log = "cut" }
              Button("Copy") { log = "copied" }
            }
          }
        }
      }
    }
    let screen = Screen(Outer())
    try screen.tap("Edit")
    try screen.choose("Copy")
    #expect(screen.exists("copied"))
  }

  @Test func `an app's own style puts them where it likes`() throws {
    struct Tower: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let screen = Screen(Pages().controlGroupStyle(Tower()))
    #expect(screen.exists(.text("Go")))
    #expect(try screen.frame(of: .button("Back")).maxY < screen.frame(of: .button("Forward")).minY)
  }
}
