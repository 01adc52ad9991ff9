import Foundation
import Testing
import ViewStateController
import ViewTesting

/// How each type of loading makes the view look, and what it lets a person do.
@MainActor
struct LoadingLooksTests {
  struct Row {
    let type: LoadingModifierType
    let opacity: Double
    let takesTaps: Bool
  }

  nonisolated static let rowCount = 10

  static let rows = [
    Row(type: .none, opacity: 1, takesTaps: true),
    Row(type: .material(), opacity: 1, takesTaps: false),
    Row(type: .overCurrentContent(), opacity: 1, takesTaps: false),
    Row(
      type: .overCurrentContent(contentOpacity: 0.5, disableInteraction: false), opacity: 0.5,
      takesTaps: true),
    Row(type: .horizontal(contentOpacity: 0.3), opacity: 0.3, takesTaps: false),
    Row(type: .horizontal(disableInteraction: false), opacity: 1, takesTaps: true),
    Row(type: .vertical(contentOpacity: 0.3), opacity: 0.3, takesTaps: false),
    Row(type: .vertical(disableInteraction: false), opacity: 1, takesTaps: true),
    Row(type: .toolbar(contentOpacity: 0.6), opacity: 0.6, takesTaps: false),
    Row(type: .toolbar(disableInteraction: false), opacity: 1, takesTaps: true),
  ]

  struct Buttons: View {
    let type: LoadingModifierType
    let isLoading: Bool
    @State private var taps = 0

    init(type: LoadingModifierType, isLoading: Bool) {
      self.type = type
      self.isLoading = isLoading
    }

    var body: some View {
      VStack {
        Text(verbatim: "taps \(taps)")
        // The button is wide, so that an indicator over it does not cover its middle.
        Button("Add") { taps += 1 }.frame(width: 200)
          .modifier(
            LoadingViewModifier(
              type: type, indicatorView: IndicatorBlock(), isLoading: isLoading))
      }
    }
  }

  @Test(arguments: 0..<rowCount)
  func `a view is as opaque as its type says`(index: Int) {
    let row = Self.rows[index]
    let tree = Screen(Buttons(type: row.type, isLoading: true)).tree
    let opacity = tree.firstMatch(of: /opacity ([0-9.]+)/).flatMap { Double($0.1) } ?? 1
    #expect(opacity == row.opacity, "\(tree)")
    #expect(!Screen(Buttons(type: row.type, isLoading: false)).tree.contains("opacity"))
  }

  @Test(arguments: 0..<rowCount)
  func `a view takes taps where its type lets it`(index: Int) throws {
    let row = Self.rows[index]
    let screen = Screen(Buttons(type: row.type, isLoading: true))
    if row.takesTaps {
      try screen.tap("Add")
    } else {
      #expect(throws: ScreenError.self) { try screen.tap("Add") }
    }
    #expect(screen.exists(row.takesTaps ? "taps 1" : "taps 0"))
    let idle = Screen(Buttons(type: row.type, isLoading: false))
    try idle.tap("Add")
    #expect(idle.exists("taps 1"))
  }

  @Test(arguments: 0..<rowCount)
  func `keys press what its type lets them`(index: Int) throws {
    struct Form: View {
      let type: LoadingModifierType
      @State private var presses = 0

      init(type: LoadingModifierType) { self.type = type }

      var body: some View {
        VStack {
          Text(verbatim: "presses \(presses)")
          Button("Add") { presses += 1 }.keyboardShortcut(.defaultAction)
            .modifier(LoadingViewModifier(type: type, indicatorView: IndicatorBlock()))
        }
      }
    }
    let row = Self.rows[index]
    let screen = Screen(Form(type: row.type))
    if row.takesTaps {
      try screen.press(.return)
    } else {
      #expect(throws: ScreenError.self) { try screen.press(.return) }
    }
    #expect(screen.exists(row.takesTaps ? "presses 1" : "presses 0"))
  }

  @Test func `a material covers the view and its padding, with round corners`() {
    let screen = Screen(
      ContentBlock().modifier(
        LoadingViewModifier(
          type: .material(padding: 10, displayIndicator: false, cornerRadius: 5),
          indicatorView: IndicatorBlock())), size: CGSize(width: 400, height: 200))
    #expect(screen.tree.contains("= \"material\" at 140, 70, 120×60"), "\(screen.tree)")
  }

  @Test func `no row is left out`() { #expect(Self.rows.count == Self.rowCount) }

  @Test func `every option is one of all`() {
    #expect(LoadingModifierType.HorizontalOption.allCases == [.leading, .trailing])
    #expect(LoadingModifierType.VerticalOption.allCases == [.bottom, .top])
  }
}
