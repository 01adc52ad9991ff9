import Foundation
import PortableUI
import Testing
import ViewTesting

/// Far views of lazy containers that are scrolled to by an identity of their own.
@MainActor
struct LazyIdentityTests {
  private let size = CGSize(width: 300, height: 400)

  private struct Chat: View {
    @State private var isAtEnd = false

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("bottom") }
        Text(verbatim: isAtEnd ? "at the end" : "further up")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Text(verbatim: "Message \($0)").frame(height: 40) }
            Color.clear.frame(height: 1).id("bottom").onAppear { isAtEnd = true }
          }
        }
      }
    }
  }

  @Test func `a far view is scrolled to, whatever stands behind its identity`() throws {
    let screen = Screen(Chat(), size: size)
    #expect(screen.exists("further up") && screen.exists("Message 0"))
    try screen.tap("Go")
    #expect(screen.exists("at the end") && screen.exists("Message 999"))
  }

  private struct Ending: View {
    @State private var taps = 0
    var body: some View { Button("End \(taps)") { taps += 1 }.id("end").padding(4) }
  }

  private struct Ended: View {
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("Down") { proxy.scrollTo("end") }
          Button("Up") { proxy.scrollTo(0) }
        }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
            Ending()
          }
        }
      }
    }
  }

  @Test func `so is one whose body has the identity, and it keeps its state`() throws {
    let screen = Screen(Ended(), size: size)
    for taps in 0..<3 {
      try screen.tap("Down")
      try screen.tap("End \(taps)")
      try screen.tap("Up")
      #expect(screen.exists("Row 0"))
    }
  }

  private struct Title: View {
    let number: Int
    var body: some View { Text(verbatim: "Title \(number)").frame(height: 30) }
  }

  private struct Titles: View {
    var body: some View {
      ScrollViewReader { proxy in
        HStack {
          Button("Nowhere") { proxy.scrollTo("nothing") }
          Button("Somewhere") { proxy.scrollTo("last") }
        }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { section in
              Section {
                ForEach(0..<10, id: \.self) { Text(verbatim: "\(section).\($0)").frame(height: 40) }
              } header: {
                Title(number: section)
              } footer: {
                Title(number: -section).padding(2)
              }
            }
            Section {
              Title(number: 200).id("other").padding(2)
            } header: {
              Title(number: 201).padding(2).id("last")
            }
          }
        }
      }
    }
  }

  @Test func `what can have no identity is not made to look for one`() throws {
    let screen = Screen(Titles(), size: size)
    let count = screen.bodyCount(of: Title.self)
    try screen.tap("Nowhere")
    #expect(screen.bodyCount(of: Title.self) <= count + 40)
    try screen.tap("Somewhere")
    #expect(screen.exists("Title 201"))
    #expect(screen.bodyCount(of: Title.self) <= count + 60)
  }
}
