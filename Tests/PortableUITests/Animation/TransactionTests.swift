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
    let stage = Stage(Squares(one: one, other: other, change: change), animations: .on)
    try stage.screen.tap("Move")
    stage.screen.clock.advance(by: .milliseconds(500))
    return stage.elements.filter { $0.content.fill != nil }.map { stage.frame(of: $0)!.minX }
  }

  private let slow = Animation.linear(duration: 1)
  private let slower = Animation.linear(duration: 2)

  @Test func `an animation for a value holds for what is inside`() throws {
    #expect(try places({ $0.animation(slow, value: $1) }, { view, _ in view }) == [50, 100])
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
    let stage = Stage(Watching(animation: slow), animations: .on)
    let start = stage.only(\.fill)!.element.frame.minX
    try stage.screen.tap("Move")
    stage.screen.clock.advance(by: .milliseconds(500))
    #expect(stage.only(\.fill)!.element.frame.minX == start + 50)
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
    let stage = Stage(Later(animation: slow), animations: .on)
    let start = stage.only(\.fill)!.element.frame.minX
    try stage.screen.tap("Move")
    await stage.screen.settle()
    #expect(stage.only(\.fill)!.element.frame.minX == start + 100)
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
    let stage = Stage(Told(log: log, animation: slow), animations: .on)
    try stage.screen.tap("Move")
    stage.screen.clock.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    let start = stage.elements.filter { $0.content.fill != nil }.last!.frame.minX
    stage.screen.clock.advance(by: .milliseconds(600))
    #expect(log.take() == ["arrived"])
    #expect(abs(stage.elements.filter { $0.content.fill != nil }.last!.frame.minX - start - 50) < 1)
    stage.screen.clock.advance(by: 5)
    #expect(log.take() == [])
  }

  @Test func `a spring is done before it is at rest`() throws {
    func time(_ criteria: AnimationCompletionCriteria) throws -> Double {
      let log = Log()
      let told = Told(log: log, animation: .bouncy(duration: 0.5), criteria: criteria)
      let stage = Stage(told, animations: .on)
      try stage.screen.tap("Move")
      while log.lines.isEmpty { stage.screen.clock.advance(by: .milliseconds(10)) }
      return Double(stage.screen.clock.now.sinceStart.nanoseconds) / 1e9
    }
    #expect(abs(try time(.logicallyComplete) - 0.5) < 0.02)
    #expect(try time(.removed) > 0.7)
  }

  @Test func `who waits for what does not move is told soon`() async throws {
    let log = Log()
    for animations in [Screen.Animations.on, .off] {
      let stage = Stage(Told(log: log), animations: animations)
      try stage.screen.tap("Move")
      await stage.screen.settle()
      #expect(log.take() == ["arrived"])
      try stage.screen.tap("Stay")
      await stage.screen.settle()
      #expect(log.take() == ["stay", "so"])
    }
  }

  @Test func `who waits for what is stopped is told`() async throws {
    let log = Log()
    let stage = Stage(Told(log: log, animation: slow), animations: .on)
    try stage.screen.tap("Move")
    stage.screen.clock.advance(by: .milliseconds(100))
    try stage.screen.tap("Back")
    await stage.screen.settle()
    #expect(log.take() == ["arrived"])
  }
}
