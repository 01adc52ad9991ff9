import Testing
import VSM

/// Looks at its state twice whenever it renders.
@MainActor
private final class Looking {
  @RenderedViewState var state: Int
  private(set) var rendered: [Int] = []
  private let onFirst: (Looking) -> Void

  init(_ state: Int, onFirst: @escaping (Looking) -> Void = { _ in }) {
    self.onFirst = onFirst
    _state = .init(wrappedValue: state, render: Looking.render)
  }

  func render() {
    rendered.append(state + state - state)
    if rendered.count == 1 { onFirst(self) }
  }
}

/// Is told its state, and never looks at it.
@MainActor
private final class Told {
  @RenderedViewState(render: Told.render) var state = 0
  private(set) var rendered: [Int] = []

  func render(_ new: Int) { rendered.append(new) }
}

/// Is told its new state while it has the old one.
@MainActor
private final class Comparing {
  @RenderedViewState(render: Comparing.render) var state = 0
  private(set) var changes: [[Int]] = []

  func render(_ new: Int) { changes.append([state, new]) }
}

/// Binds a control to a part of its state.
@MainActor
private final class Editing {
  @RenderedViewState(render: Editing.render) var state = Form()
  private(set) var names: [String] = []

  func render() { names.append(state.name) }
}

extension GuaranteeTests {
  @Test func `the first rendering is at once, with the current state (G12)`() {
    let looking = Looking(7)
    #expect(looking.rendered == [])
    looking.$state.startRendering(on: looking)
    #expect(looking.rendered == [7])
  }

  @Test func `rendering starts when the state is first used (G12)`() {
    let looking = Looking(7)
    #expect(looking.state == 7)
    #expect(looking.rendered == [7])
  }

  @Test func `observing inside the first rendering works (G12)`() {
    let looking = Looking(1) { $0.$state.observe(2) }
    looking.$state.startRendering(on: looking)
    #expect(looking.rendered == [1, 2])
  }

  @Test func `a rendering that is told the new state still has the old (G12)`() {
    let comparing = Comparing()
    comparing.$state.startRendering(on: comparing)
    comparing.$state.observe(1)
    comparing.$state.observe(2)
    #expect(comparing.changes == [[0, 0], [0, 1], [1, 2]])
  }

  @Test func `an object that renders can bind its controls (G12)`() {
    let editing = Editing()
    let binding = editing.$state.bind(\.name, to: Form.renamed)
    binding.wrappedValue = "new"
    #expect(editing.state.name == "new")
    #expect(editing.names == ["", "new"])
  }

  @Test func `rendering keeps no object alive (G6, G12)`() {
    weak let released: Looking?
    do {
      let looking = Looking(1)
      looking.$state.observe([1, 2, 3].publisher)
      released = looking
    }
    #expect(released == nil)
  }
}

extension FaultTests {
  @Test func `a change is one rendering, however often it reads the state (W1)`() {
    let looking = Looking(0)
    looking.$state.startRendering(on: looking)
    for number in 1...12 { looking.$state.observe(number) }
    #expect(looking.rendered == Array(0...12))
  }

  @Test func `a rendering that uses its parameter alone is told of every change (W2)`() {
    let told = Told()
    told.$state.startRendering(on: told)
    for number in 1...3 { told.$state.observe(number) }
    #expect(told.rendered == [0, 1, 2, 3])
  }
}
