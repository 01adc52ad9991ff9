import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Views and modifiers of a program's own whose numbers move, and what a change carries to them.
@MainActor
struct AnimatableViewTests {
  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  @Test func `a view is asked for the numbers in between, until it is there`() throws {
    let inspector = Inspector(Page(), animations: .on)
    try inspector.screen.tap("Go")
    #expect(inspector.screen.exists("0"))
    advance(inspector, by: 0.5)
    #expect(inspector.screen.exists("50"))
    advance(inspector, by: 0.5)
    #expect(inspector.screen.exists("100"))
    #expect(inspector.screen.clock.pendingCount == 0)
    #expect(inspector.screen.exists("ended"))
    // Once as it came, and once for each of its states that changed.
    #expect(inspector.screen.bodyCount(of: Page.self) == 3)
  }

  @Test func `a modifier moves as well, and both turn on the way`() throws {
    let inspector = Inspector(Page(), animations: .on)
    try inspector.screen.tap("Go")
    advance(inspector, by: 0.25)
    #expect(inspector.only(\.fill)?.element.frame.size.width == 25)
    try inspector.screen.tap("Go")
    #expect(inspector.screen.exists("25"))
    advance(inspector, by: 1)
    #expect(inspector.screen.exists("0"))
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `without an animation, or without motion, it is there at once`() throws {
    for inspector in [Inspector(Page(animation: nil), animations: .on), Inspector(Page())] {
      try inspector.screen.tap("Go")
      #expect(inspector.screen.exists("100"))
      #expect(inspector.screen.clock.pendingCount == 0)
    }
  }

  @Test func `a change carries what a program wants, and views decide by that`() throws {
    let inspector = Inspector(Carrying(), animations: .on)
    let bar = { inspector.only(\.fill)!.element.frame.size.width }
    try inspector.screen.tap("Quiet")
    #expect(bar() == 100)
    try inspector.screen.tap("Loud")
    advance(inspector, by: 0.5)
    #expect(bar() == 60)
    var transaction = Transaction()
    #expect(transaction[IsLoud.self] == false)
    transaction[IsLoud.self] = true
    #expect(transaction[IsLoud.self] && transaction != Transaction())
  }

  @Test func `an animation of some modifiers leaves the others alone`() throws {
    let inspector = Inspector(Partly(), animations: .on)
    try inspector.screen.tap("Go")
    advance(inspector, by: 0.5)
    #expect(inspector.only(\.fill)?.element.frame.size.width == 100)
    #expect(inspector.contents.compactMap(\.layer).map(\.opacity).min() == 0.5)
  }

  @Test func `a transaction of a value holds for changes of that value`() throws {
    let inspector = Inspector(Valued(), animations: .on)
    try inspector.screen.tap("One")
    advance(inspector, by: 0.5)
    #expect(inspector.only(\.fill)?.element.frame.size.width == 50)
    advance(inspector, by: 1)
    try inspector.screen.tap("Other")
    #expect(inspector.only(\.fill)?.element.frame.size.width == 300)
  }
}

private struct Amount: View, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  var body: some View { Text("\(Int(amount.rounded()))") }
}

private struct Widened: AnimatableModifier {
  var width: Double
  nonisolated var animatableData: Double {
    get { width }
    set { width = newValue }
  }
  func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct Page: View {
  var animation: Animation? = .linear(duration: 1)
  @State private var isFull = false
  @State private var words = "begun"

  var body: some View {
    VStack {
      Amount(amount: isFull ? 100 : 0)
      Color.red.modifier(Widened(width: isFull ? 100 : 0))
      Text(words)
      Button("Go") {
        withAnimation(animation) {
          isFull.toggle()
        } completion: {
          words = "ended"
        }
      }
    }
  }
}

private struct IsLoud: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  fileprivate var isLoud: Bool {
    get { self[IsLoud.self] }
    set { self[IsLoud.self] = newValue }
  }
}

private struct Carrying: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Color.red.frame(width: isWide ? 100 : 20, height: 10)
        .transaction { if $0.isLoud { $0.animation = .linear(duration: 1) } }
      Button("Quiet") { isWide.toggle() }
      Button("Loud") { withTransaction(\.isLoud, true) { isWide.toggle() } }
    }
  }
}

private struct Partly: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Color.red.frame(width: isOn ? 100 : 20, height: 10)
        .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
      Button("Go") { isOn.toggle() }
    }
  }
}

private struct Valued: View {
  @State private var one = 0.0
  @State private var other = 0.0

  var body: some View {
    VStack {
      Color.red.frame(width: one * 100 + other * 200, height: 10)
        .transaction(value: one) { $0.animation = .linear(duration: 1) }
      Button("One") { one += 1 }
      Button("Other") { other += 1 }
    }
  }
}
