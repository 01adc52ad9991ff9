import SystemTesting
import Testing
import VSM

@MainActor
struct RenderedViewStateTests {
  /// Looks at its state itself, twice.
  @MainActor
  class Controller {
    @RenderedViewState var state: Int
    var rendered: [Int] = []
    var whenRendered: (Controller) -> Void = { _ in }

    init(state: Int) { _state = .init(wrappedValue: state, render: Self.render) }

    func render() {
      rendered.append(state)
      _ = state
      whenRendered(self)
    }
  }

  /// Uses only what it is told.
  @MainActor
  final class Told {
    @RenderedViewState(render: Told.render) var state: Int = 0
    var rendered: [String] = []

    func render(_ new: Int) { rendered.append("\(new)") }
  }

  /// Belongs to no actor.
  final class Unisolated {
    @RenderedViewState(render: Unisolated.render) var state: Int = 0
    var rendered: [Int] = []

    func render() { rendered.append(state) }
  }

  @Test func `a method that reads the state twice is called once per change (W1)`() {
    let controller = Controller(state: 0)
    for number in 1...12 { controller.$state.observe(number) }
    #expect(controller.rendered == Array(0...12))
  }

  @Test func `a method that uses only its parameter is told of every change (W2)`() {
    let controller = Told()
    for number in 1...3 { controller.$state.observe(number) }
    #expect(controller.rendered == ["0", "1", "2", "3"])
  }

  @Test func `the first rendering is immediate, and happens once (G12)`() {
    let controller = Controller(state: 7)
    #expect(controller.rendered == [])
    controller.$state.startRendering(on: controller)
    controller.$state.startRendering(on: controller)
    _ = controller.state
    #expect(controller.rendered == [7])
  }

  @Test func `reading the state starts the rendering (G12)`() {
    let controller = Controller(state: 7)
    #expect(controller.state == 7)
    #expect(controller.rendered == [7])
  }

  @Test func `observing inside the first rendering works (G12)`() {
    let controller = Controller(state: 0)
    controller.whenRendered = { if $0.state < 3 { $0.$state.observe($0.state + 1) } }
    _ = controller.state
    #expect(controller.rendered == [0, 1, 2, 3])
    #expect(controller.state == 3)
  }

  @Test func `what the first rendering observes is rendered after it, not inside it (G12)`() {
    let controller = Controller(state: 0)
    var steps: [String] = []
    controller.whenRendered = {
      steps.append("begin \($0.state)")
      if $0.state < 2 { $0.$state.observe($0.state + 1) }
      steps.append("end \($0.state)")
    }
    _ = controller.state
    #expect(steps == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a method with a parameter is called before the change, one without after it`() {
    let controller = Controller(state: 0)
    var known: [Int] = []
    controller.whenRendered = { known.append($0.state) }
    controller.$state.observe(1)
    #expect(known == [0, 1])
    let told = Told()
    var states: [Int] = []
    let token = told.$state.willSetPublisher.dropFirst().sink { _ in states.append(told.state) }
    told.$state.observe(1)
    #expect(states == [0])
    withExtendedLifetime(token) {}
  }

  @Test func `an object that belongs to no actor renders, too`() {
    let object = Unisolated()
    object.$state.observe(1)
    #expect(object.rendered == [0, 1])
  }

  @Test func `the object is not kept alive, and its action ends with it`() async {
    let gate = Gate()
    var controller: Controller? = Controller(state: 0)
    weak let known = controller
    controller?.$state.observe {
      await gate.pass(heedsCancelling: true)
      return 1
    }
    #expect(await settles { gate.waitingCount == 1 })
    controller = nil
    #expect(known == nil)
    #expect(gate.cancelCount == 1)
  }

  @Test func `a container can be shared`() {
    final class Shared {
      @RenderedViewState var state: Int
      var rendered: [Int] = []

      init(_ container: StateContainer<Int>) {
        _state = .init(container: container, render: Shared.render)
      }

      func render() { rendered.append(state) }
    }
    let container = StateContainer(state: 0)
    let (one, other) = (Shared(container), Shared(container))
    _ = (one.state, other.state)
    container.observe(1)
    #expect(one.rendered == [0, 1])
    #expect(other.rendered == [0, 1])
  }

  @Test func `bindings work here, too`() {
    let controller = Controller(state: 0)
    let binding = controller.$state.bind(\.self) { _, new in new }
    binding.wrappedValue = 5
    #expect(controller.state == 5)
  }

  @Test func `a method of another class stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Mine {
          @RenderedViewState(render: Unisolated.render) var state: Int = 0
        }
        _ = Mine().state
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A state was given the render method of another class."))
    #expect(text.contains("method of: Unisolated"))
    #expect(text.contains("Fix: Pass a method of the class that has the property"))
  }
}
