import Foundation
import LayoutEngine
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// What changes carry, and who has a say in it.
@MainActor struct TransactionTests {
  /// Two squares that move together, each by what is said about it.
  private struct Squares<One: View, Other: View>: View {
    let one: (AnyView, Bool) -> One
    let other: (AnyView, Bool) -> Other
    let change: @MainActor (Binding<Bool>) -> Void
    @State private var isAway = false

    var body: some View {
      VStack(alignment: .leading) {
        one(square, isAway)
        other(square, isAway)
        Button("Move") { change($isAway) }
      }
      .frame(width: 390, alignment: .leading)
    }

    private var square: AnyView {
      AnyView(Color.red.frame(width: 10, height: 10).offset(x: isAway ? 100 : 0))
    }
  }

  /// Where the two are half a second after the change.
  private func places(
    _ one: @escaping (AnyView, Bool) -> some View, _ other: @escaping (AnyView, Bool) -> some View,
    when change: @escaping @MainActor (Binding<Bool>) -> Void = { $0.wrappedValue.toggle() }
  ) throws -> [Double] {
    let inspector = Inspector(Squares(one: one, other: other, change: change), animations: .on)
    try inspector.screen.tap("Move")
    inspector.screen.clock.advance(by: .milliseconds(500))
    return inspector.elements.filter { $0.content.fill != nil }.map {
      inspector.frame(of: $0)!.minX
    }
  }

  private let slow = Animation.linear(duration: 1)
  private let slower = Animation.linear(duration: 2)

  @Test func `an animation for a value holds for what is inside`() throws {
    #expect(try places({ $0.animation(slow, value: $1) }, { view, _ in view }) == [50, 100])
  }

  @Test func `an animation without a value holds for every change inside`() throws {
    #expect(try places({ view, _ in view.animation(slow) }, { view, _ in view }) == [50, 100])
    let found = try places(
      { view, _ in view.animation(slower) }, { view, _ in view.animation(nil) },
      when: carried(by: slow))
    #expect(found == [25, 100])
  }

  @Test func `springs have all the names that code gives them`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .spring())
    #expect(
      Animation.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 1)
        == .spring(response: 0.3, dampingFraction: 0.7))
    #expect(
      Animation.spring(duration: 0.3, bounce: 0.2, blendDuration: 1)
        == .spring(duration: 0.3, bounce: 0.2))
    #expect(Animation.interactiveSpring == .interactiveSpring(blendDuration: 0))
    #expect(
      Animation.interactiveSpring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.1)
        == .interactiveSpring(response: 0.2, dampingFraction: 0.5))
    #expect(
      Animation.interpolatingSpring(duration: 0.4, bounce: 0.1)
        == .spring(duration: 0.4, bounce: 0.1))
  }

  @Test func `an animation for a value that stays does nothing`() throws {
    #expect(
      try places({ view, _ in view.animation(slow, value: 1) }, { view, _ in view }) == [100, 100])
  }

  /// Takes a change with it.
  private func carried(
    by animation: Animation?, _ adapt: (inout Transaction) -> Void = { _ in }
  ) -> @MainActor (Binding<Bool>) -> Void {
    var transaction = Transaction(animation: animation)
    adapt(&transaction)
    let carried = transaction
    return { state in withTransaction(carried) { state.wrappedValue.toggle() } }
  }

  @Test func `the animation further in counts, also where it is none`() throws {
    let found = try places(
      { $0.animation(slower, value: $1) }, { $0.animation(nil, value: $1) },
      when: carried(by: slow))
    #expect(found == [25, 100])
  }

  @Test func `withAnimation of nothing moves nothing`() throws {
    func change(_ state: Binding<Bool>) {
      withAnimation(slow) { withAnimation(nil) { state.wrappedValue.toggle() } }
    }
    let found = try places(
      { view, _ in view }, { $0.animation(slow, value: $1) }, when: change)
    #expect(found == [100, 50])
  }

  @Test func `a transaction may forbid what is said further in`() throws {
    let found = try places(
      { view, _ in view }, { $0.animation(slow, value: $1) },
      when: carried(by: slower) { $0.disablesAnimations = true })
    #expect(found == [25, 25])
  }

  @Test func `a view may change what its changes carry`() throws {
    let found = try places(
      { view, _ in view.transaction { $0.animation = nil } },
      { view, _ in view.transaction { $0.animation = $0.animation?.speed(0.5) } },
      when: carried(by: slow))
    #expect(found == [100, 25])
  }

  @Test func `a binding may carry an animation`() throws {
    func change(_ state: Binding<Bool>) { state.animation(slow).wrappedValue.toggle() }
    #expect(try places({ view, _ in view }, { view, _ in view }, when: change) == [50, 50])
  }

  @Test func `a binding made of closures is told`() {
    var told: [Transaction] = []
    let binding = Binding(get: { 1 }, set: { _, transaction in told.append(transaction) })
    binding.animation(.bouncy).wrappedValue = 2
    binding.wrappedValue = 3
    #expect(told.map(\.animation) == [.bouncy, nil])
  }

  @Test func `objects that change carry it too`() throws {
    final class Model: ObservableObject { @Published var x = 0.0 }
    struct Watching: View {
      @StateObject private var model = Model()
      let animation: Animation
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: model.x)
          Button("Move") { withAnimation(animation) { model.x = 100 } }
        }
      }
    }
    let inspector = Inspector(Watching(animation: slow), animations: .on)
    let start = inspector.only(\.fill)!.element.frame.minX
    try inspector.screen.tap("Move")
    inspector.screen.clock.advance(by: .milliseconds(500))
    #expect(inspector.only(\.fill)!.element.frame.minX == start + 50)
  }

  @Test func `a task that is begun inside does not carry it`() async throws {
    struct Later: View {
      @State private var x = 0.0
      let animation: Animation
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x)
          Button("Move") { withAnimation(animation) { _ = Task { x = 100 } } }
        }
      }
    }
    let inspector = Inspector(Later(animation: slow), animations: .on)
    let start = inspector.only(\.fill)!.element.frame.minX
    try inspector.screen.tap("Move")
    await inspector.screen.settle()
    #expect(inspector.only(\.fill)!.element.frame.minX == start + 100)
  }

  /// Moves something, and notes when it is told that it has arrived.
  private struct Told: View {
    let log: Log
    var animation: Animation?
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var x = 0.0
    @State private var other = 0.0

    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10).offset(x: x)
        Color.red.frame(width: 10, height: 10).offset(x: other)
        Button("Move") {
          withAnimation(animation, completionCriteria: criteria) {
            x = 100
          } completion: {
            log.note("arrived")
            withAnimation(.linear(duration: 1)) { other = 100 }
          }
        }
        Button("Back") { x = 0 }
        Button("Stay") {
          withAnimation(.linear) {
            log.note("stay")
          } completion: {
            log.note("so")
          }
        }
      }
    }
  }

  @Test func `who waits for the end is told then, and may begin something else`() throws {
    let log = Log()
    let inspector = Inspector(Told(log: log, animation: slow), animations: .on)
    try inspector.screen.tap("Move")
    inspector.screen.clock.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    let start = inspector.elements.filter { $0.content.fill != nil }.last!.frame.minX
    inspector.screen.clock.advance(by: .milliseconds(600))
    #expect(log.take() == ["arrived"])
    #expect(
      abs(inspector.elements.filter { $0.content.fill != nil }.last!.frame.minX - start - 50) < 1)
    inspector.screen.clock.advance(by: 5)
    #expect(log.take() == [])
  }

  @Test func `a spring is done before it is at rest`() throws {
    func time(_ criteria: AnimationCompletionCriteria) throws -> Double {
      let log = Log()
      let told = Told(log: log, animation: .bouncy(duration: 0.5), criteria: criteria)
      let inspector = Inspector(told, animations: .on)
      try inspector.screen.tap("Move")
      while log.lines.isEmpty { inspector.screen.clock.advance(by: .milliseconds(10)) }
      return Double(inspector.screen.clock.now.sinceStart.nanoseconds) / 1e9
    }
    #expect(abs(try time(.logicallyComplete) - 0.5) < 0.02)
    #expect(try time(.removed) > 0.7)
  }

  @Test func `a transaction tells everyone who waits for its end`() throws {
    struct Slide: View {
      let log: Log
      @State private var x = 0.0

      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x)
          Button("Slide") {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.addAnimationCompletion { log.note("first") }
            transaction.addAnimationCompletion(criteria: .removed) { log.note("second") }
            withTransaction(transaction) { x = 100 }
          }
        }
      }
    }
    let log = Log()
    let stage = Inspector(Slide(log: log), animations: .on)
    try stage.screen.tap("Slide")
    stage.screen.clock.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    stage.screen.clock.advance(by: .milliseconds(200))
    #expect(log.take().sorted() == ["first", "second"])
  }

  @Test func `who waits for what does not move is told soon`() async throws {
    let log = Log()
    for animations in [Screen.Animations.on, .off] {
      let inspector = Inspector(Told(log: log), animations: animations)
      try inspector.screen.tap("Move")
      await inspector.screen.settle()
      #expect(log.take() == ["arrived"])
      try inspector.screen.tap("Stay")
      await inspector.screen.settle()
      #expect(log.take() == ["stay", "so"])
    }
  }

  @Test func `who waits for what is stopped is told`() async throws {
    let log = Log()
    let inspector = Inspector(Told(log: log, animation: slow), animations: .on)
    try inspector.screen.tap("Move")
    inspector.screen.clock.advance(by: .milliseconds(100))
    try inspector.screen.tap("Back")
    await inspector.screen.settle()
    #expect(log.take() == ["arrived"])
  }
}
