import Foundation
import Testing
import ViewStateController
import ViewTesting

/// A loaded view stays the same one while it is loaded once more.
@MainActor
struct IdentityTests {
  struct Note: View {
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
      VStack {
        TextField("Note", text: $text)
        Button("Count") { taps += 1 }
        Text(verbatim: "taps \(taps)")
      }
    }
  }

  static let types: [LoadingModifierType] = [
    .none, .material(), .overCurrentContent(), .horizontal(option: .leading),
    .horizontal(option: .trailing), .vertical(option: .top), .vertical(option: .bottom), .toolbar(),
  ]

  @Test func `no type is left out`() { #expect(Self.types.count == 8) }

  private func screen(
    _ type: LoadingModifierType, keepsInfoOnError: Bool = false
  ) -> Screen {
    Screen(
      Loader { controller in
        EmptyView().withViewStateModifier(
          controller: controller, indicatorView: IndicatorBlock(),
          loadedView: { _ in Note() }, loadingAfterInfoType: type, errorView: { _ in .init() },
          keepsInfoOnError: keepsInfoOnError)
      })
  }

  @Test(arguments: 0..<8)
  func `text, counts and the keyboard stay in a view that is loaded once more`(index: Int) throws {
    let screen = screen(Self.types[index])
    try screen.go("loaded")
    try screen.tap("Count")
    try screen.type("Hello", into: "Note")
    for _ in 0..<2 {
      try screen.go("loading")
      #expect(try screen.value(of: .textField("Note")) == "Hello")
      // Who may not operate the view meanwhile has the keyboard again afterwards.
      #expect(screen.focused == (index == 0 ? "Note" : nil))
      #expect(try screen.isEnabled("Count") == (index == 0))
      try screen.go("loaded")
      #expect(try screen.value(of: .textField("Note")) == "Hello")
      #expect(screen.exists("taps 1"))
      #expect(screen.focused == "Note")
    }
  }

  @Test func `a view that is kept above an error stays the same one`() throws {
    let screen = screen(.horizontal(), keepsInfoOnError: true)
    try screen.go("loaded")
    try screen.tap("Count")
    try screen.type("Hello", into: "Note")
    try screen.go("loading", "error", "loading", "loaded")
    #expect(try screen.value(of: .textField("Note")) == "Hello")
    #expect(screen.exists("taps 1"))
    #expect(screen.focused == "Note")
  }

  @Test func `no view is made anew for an indicator`() throws {
    let screen = screen(.horizontal())
    try screen.go("loaded")
    let before = screen.counts.nodesMade
    try screen.go("loading")
    let indicator = screen.counts.nodesMade - before
    #expect(indicator < 12)
    try screen.go("loaded")
    #expect(screen.counts.nodesMade - before == indicator)
  }

  @Test(arguments: 0..<8)
  func `a view that is loaded once more stays where it is scrolled to`(index: Int) throws {
    let screen = Screen(
      Loader { controller in
        EmptyView().withViewStateModifier(
          controller: controller, indicatorView: IndicatorBlock(),
          loadedView: { _ in
            ScrollView {
              VStack {
                ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)").frame(height: 20) }
              }
            }
            .frame(height: 300)
            .accessibilityIdentifier("scroll")
          }, loadingAfterInfoType: Self.types[index], errorView: { _ in .init() })
      })
    try screen.go("loaded")
    try screen.scroll(to: .text("row 60"))
    let distance = {
      try screen.frame(of: .text("row 60")).minY - screen.frame(of: .identifier("scroll")).minY
    }
    let before = try distance()
    #expect(before < 300)
    try screen.go("loading")
    #expect(try distance() == before)
    try screen.go("loaded")
    #expect(try distance() == before)
  }

  @Test func `another type for the next loading is no other view`() throws {
    struct Changing: View {
      @State private var number = 0

      var body: some View {
        VStack {
          Note().modifier(
            LoadingViewModifier(type: IdentityTests.types[number], indicatorView: IndicatorBlock()))
          Button("Next") { number = (number + 1) % IdentityTests.types.count }
        }
      }
    }
    let screen = Screen(Changing())
    try screen.type("Hello", into: "Note")
    for _ in Self.types {
      try screen.tap("Next")
      #expect(try screen.value(of: .textField("Note")) == "Hello")
    }
  }
}
