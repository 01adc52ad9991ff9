import Foundation
import PortableUI
import Testing
import ViewTesting

#Preview("Greeting") { Text("Hello") }

#Preview("Badge", traits: .fixedLayout(width: 120, height: 80)) { Text("3") }

#Preview(traits: .landscapeLeft) { Text("Wide") }

#Preview("Switch") {
  @Previewable @State var isOn = false
  @Previewable @State var titles: [String: String] = [
    "on": "It is on", "off": "It is off",
  ]

  let title = titles[isOn ? "on" : "off"] ?? ""
  Toggle("Notify me", isOn: $isOn)
  Text(title)
}

#Preview("Number", arguments: [1, 22]) { number in Text("\(number)") }

#Preview("Fitting", traits: .sizeThatFitsLayout) { Color.red.frame(width: 60, height: 30) }

#Preview("Returned") {
  let word = "explicitly"
  return Text(word)
}

private struct Greeter: PreviewModifier {
  static var contextsMade = 0

  static func makeSharedContext() async throws -> String {
    contextsMade += 1
    return "shared"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context)
    }
  }
}

#Preview("Modified 1", traits: .modifier(Greeter())) { Text("One") }
#Preview("Modified 2", traits: .modifier(Greeter())) { Text("Two") }

private struct Unlucky: PreviewModifier {
  struct Missing: Error {}

  static func makeSharedContext() async throws -> Int { throw Missing() }
  func body(content: Content, context: Int) -> some View { content }
}

#Preview("Unlucky", traits: .modifier(Unlucky())) { Text("Never") }

private struct Samples: PreviewProvider {
  static var previews: some View {
    Group {
      Text("First").previewDisplayName("One of two")
      Text("Second").previewLayout(.fixed(width: 50, height: 40)).previewDisplayName("Two of two")
    }
    .previewInterfaceOrientation(.landscapeRight)
  }
}

@MainActor struct PreviewTests {
  private func preview(_ name: String) throws -> Preview {
    let found = Preview.all.filter { $0.name == name && $0.fileID.hasPrefix("PortableUITests/") }
    try #require(found.count == 1, "\(Preview.all)")
    return found[0]
  }

  @Test func `a preview is found by its name, and knows its place`() throws {
    let preview = try preview("Greeting")
    #expect(preview.fileID == "PortableUITests/PreviewTests.swift")
    #expect(preview.line == 6)
    #expect("\(preview)" == "Greeting (PortableUITests/PreviewTests.swift:6)")
    #expect(Screen(preview).texts == ["Hello"])
  }

  @Test func `previews stand in the order of their lines`() {
    let lines = Preview.all.filter { $0.fileID == "PortableUITests/PreviewTests.swift" }.map(\.line)
    #expect(lines.count == 11)
    #expect(lines == lines.sorted())
  }

  @Test func `a preview is as large as it says`() throws {
    #expect(Screen(try preview("Badge")).size == CGSize(width: 120, height: 80))
    #expect(Screen(try preview("Fitting")).size == CGSize(width: 60, height: 30))
    #expect(Screen(try preview("Greeting")).size == CGSize(width: 390, height: 844))
    let wide = try #require(Preview.all.first { $0.orientation == .landscapeLeft })
    #expect(wide.name == nil)
    #expect(Screen(wide).size == CGSize(width: 844, height: 390))
  }

  @Test func `a previewable property lives as in a view`() throws {
    let screen = Screen(try preview("Switch"))
    #expect(screen.texts == ["Notify me", "It is off"])
    try screen.toggle("Notify me")
    #expect(screen.texts == ["Notify me", "It is on"])
  }

  @Test func `there is a preview for each argument`() throws {
    #expect(Screen(try preview("Number: 1")).texts == ["1"])
    #expect(Screen(try preview("Number: 22")).texts == ["22"])
  }

  @Test func `a block may return its view`() throws {
    #expect(Screen(try preview("Returned")).texts == ["explicitly"])
  }

  @Test func `previews with the same modifier share what it makes`() async throws {
    for (name, word) in [("Modified 1", "One"), ("Modified 2", "Two")] {
      let screen = Screen(try preview(name))
      await screen.settle()
      #expect(screen.texts == [word, "shared"])
    }
    #expect(Greeter.contextsMade == 1)
  }

  @Test func `a context that cannot be made is said`() async throws {
    let screen = Screen(try preview("Unlucky"))
    await screen.settle()
    #expect(screen.texts == ["The context of 'Unlucky' could not be made: Missing()"])
  }

  @Test func `each view of a provider's group is a preview`() throws {
    let first = try preview("One of two")
    let second = try preview("Two of two")
    #expect(first.fileID == "PortableUITests/Samples")
    #expect(first.layout == .device)
    #expect(second.layout == .fixed(width: 50, height: 40))
    #expect([first, second].map(\.orientation) == [.landscapeRight, .landscapeRight])
    #expect(Screen(second).texts == ["Second"])
  }
}
