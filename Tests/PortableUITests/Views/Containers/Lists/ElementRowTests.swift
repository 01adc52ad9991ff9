import Foundation
import PortableUI
import Testing
import ViewTesting

/// Elements of a `ForEach` that show several rows of a list: keys go through all of them.
@MainActor
struct ElementRowTests {
  private let size = CGSize(width: 300, height: 430)

  /// Which of how many the row is that keys are at.
  private func place(_ screen: Screen) -> String? {
    screen.graph.rootElement.all.lazy.compactMap { $0.content.layer?.row?.placeAtKeys }.first
  }

  /// Two buttons for each element, in a list that selects nothing.
  private struct Acts: View {
    let count: Int
    @State private var last = "nothing"
    @State private var hasHints = false
    @FocusState private var isThere: Bool

    init(count: Int = 3) { self.count = count }

    /// What a button is called: one that is far away has a name of its own.
    private func name(_ word: String, _ number: Int) -> String {
      word == "Share" && number == 250 ? "Zebra" : "\(word) \(number)"
    }

    var body: some View {
      VStack {
        Text(verbatim: last)
        Button("Go") { isThere = true }
        Button("Hint") { hasHints.toggle() }
        List {
          ForEach(0..<count, id: \.self) { number in
            if hasHints { Text(verbatim: "Hint \(number)") }
            Button(name("Open", number)) { last = "opened \(number)" }
            Button(name("Share", number)) { last = "shared \(number)" }
          }
        }
        .focused($isThere)
      }
    }
  }

  @Test func `arrows go through all rows of an element, and on to those of the next`() throws {
    let screen = Screen(Acts(), size: size)
    try screen.tap("Go")
    var seen: [String?] = [screen.focused]
    for _ in 0..<3 {
      try screen.press(.downArrow)
      seen.append(screen.focused)
    }
    #expect(seen == ["Open 0", "Share 0", "Open 1", "Share 1"])
    try screen.press(.return)
    #expect(screen.texts[0] == "shared 1")
    #expect(place(screen) == "4 of 6")
    try screen.press(.upArrow)
    try screen.press(.upArrow)
    #expect(screen.focused == "Share 0")
    try screen.press(.end)
    #expect(screen.focused == "Share 2" && place(screen) == "6 of 6")
    try screen.press(.downArrow)
    #expect(screen.focused == "Share 2")
    try screen.press(.home)
    #expect(screen.focused == "Open 0" && place(screen) == "1 of 6")
  }

  @Test func `letters find all of them, also those that were never made`() throws {
    let screen = Screen(Acts(count: 300), size: size)
    try screen.tap("Go")
    var seen: [String?] = []
    for key: KeyEquivalent in ["s", "s", "o"] {
      try screen.press(key)
      seen.append(screen.focused)
      screen.clock.advance(by: .seconds(2))
    }
    #expect(seen == ["Share 0", "Share 1", "Open 2"])
    try screen.press("z")
    #expect(screen.focused == "Zebra")
    screen.clock.advance(by: .seconds(2))
    // Behind the last one it begins again.
    try screen.press(.end)
    try screen.press("z")
    #expect(screen.focused == "Zebra")
  }

  @Test func `letters find what stands before the row in its own element`() throws {
    let screen = Screen(Acts(count: 1), size: size)
    try screen.tap("Go")
    try screen.press(.downArrow)
    #expect(screen.focused == "Share 0")
    try screen.press("o")
    #expect(screen.focused == "Open 0")
  }

  @Test func `a row keeps the keyboard when others of its element come and go`() throws {
    let screen = Screen(Acts(), size: size)
    try screen.tap("Go")
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.focused == "Open 1")
    try screen.tap("Hint")
    #expect(screen.focused == "Open 1")
    try screen.press(.upArrow)
    #expect(screen.focused == "Hint 1")
    // The row itself goes: keys are at what took its place.
    try screen.tap("Hint")
    #expect(screen.focused == "Open 1")
    try screen.press(.upArrow)
    #expect(screen.focused == "Share 0")
  }

  @Test func `among a hundred thousand elements keys make few of them`() throws {
    let screen = Screen(Acts(count: 100_000), size: size)
    try screen.tap("Go")
    let before = screen.counts
    try screen.press(.end)
    #expect(screen.focused == "Share 99999")
    try screen.press(.upArrow)
    #expect(screen.focused == "Open 99999")
    try screen.press(.upArrow)
    #expect(screen.focused == "Share 99998")
    try screen.press(.pageUp)
    try screen.press(.home)
    #expect(screen.focused == "Open 0")
    #expect((screen.counts - before).nodesMade < 10_000)
  }

  /// Elements that are taller than the list, by a `ForEach` in another.
  private struct Tall: View {
    @FocusState private var isThere: Bool

    var body: some View {
      VStack {
        Button("Go") { isThere = true }
        List {
          ForEach(["a", "b", "c"], id: \.self) { group in
            ForEach(0..<60, id: \.self) { number in Button("\(group) \(number)") {} }
          }
        }
        .focused($isThere)
      }
    }
  }

  @Test func `rows of an element that is taller than the list come into sight one by one`() throws {
    let screen = Screen(Tall(), size: size)
    try screen.tap("Go")
    for _ in 0..<20 { try screen.press(.downArrow) }
    #expect(screen.focused == "a 20")
    #expect(try screen.frame(of: .row("a 20")).maxY < size.height + 1)
    // A page is what is seen, not the next element.
    try screen.press(.pageDown)
    let number = try #require(screen.focused.flatMap { Int($0.dropFirst(2)) })
    #expect(screen.focused?.hasPrefix("a ") == true && (23..<40).contains(number))
    try screen.press(.pageUp)
    let back = try #require(screen.focused.flatMap { Int($0.dropFirst(2)) })
    #expect((17...23).contains(back))
    try screen.press(.end)
    #expect(screen.focused == "c 59")
    #expect(try screen.frame(of: .row("c 59")).maxY < size.height + 1)
    try screen.press(.home)
    #expect(screen.focused == "a 0")
  }

  @Test func `what a group of an element shows is gone through while it is open`() throws {
    struct Groups: View {
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List {
            ForEach(["a", "b"], id: \.self) { name in
              DisclosureGroup("Group \(name)") {
                Text(verbatim: "One \(name)")
                Text(verbatim: "Two \(name)")
              }
            }
          }
          .focused($isThere)
        }
      }
    }
    let screen = Screen(Groups(), size: size)
    try screen.tap("Go")
    #expect(screen.focused == "Group a" && place(screen) == "1 of 2")
    try screen.press(.rightArrow)
    #expect(screen.exists("Two a") && place(screen) == "1 of 4")
    try screen.press(.rightArrow)
    #expect(screen.focused == "One a")
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.focused == "Group b" && place(screen) == "4 of 4")
    try screen.press(.upArrow)
    #expect(screen.focused == "Two a")
    try screen.press(.home)
    try screen.press(.leftArrow)
    #expect(!screen.exists("Two a"))
    try screen.press(.downArrow)
    #expect(screen.focused == "Group b" && place(screen) == "2 of 2")
  }
}
