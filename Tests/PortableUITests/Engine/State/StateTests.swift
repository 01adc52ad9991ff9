import PortableUI
import SystemTesting
import Testing

@MainActor
struct StateTests {
  @Test func `a state may be set in the initialiser`() {
    let inspector = Rig(Initialised(start: 5))
    #expect(inspector.texts == ["5, nothing", "add", "new"])
    inspector.tap("add")
    #expect(inspector.texts.first == "6, 6")
  }

  @Test func `a first value given later changes nothing`() {
    let inspector = Rig(Restarting())
    inspector.tap("add")
    inspector.tap("restart")
    #expect(inspector.texts.contains("1, 1"))
  }

  @Test func `a state outside of the screen is its first value`() {
    #expect(Initialised(start: 3).value == 3)
  }

  @Test func `a write from another thread is shown`() async {
    let inspector = Rig(Late())
    inspector.tap("start")
    await Late.done()
    inspector.frame()
    #expect(inspector.texts.first == "42")
  }
}

private struct Initialised: View {
  @State private(set) var value: Int
  @State private var last: Int?

  init(start: Int) { _value = State(initialValue: start) }

  var body: some View {
    VStack {
      Text("\(value), \(last.map { "\($0)" } ?? "nothing")")
      Button("add") {
        value += 1
        last = value
      }
      Button("new") {}
    }
  }
}

private struct Restarting: View {
  @State private var start = 0

  var body: some View {
    VStack {
      Initialised(start: start)
      Button("restart") { start += 100 }
    }
  }
}

private struct Late: View {
  @State private var value = 0
  @MainActor private static var task: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("\(value)")
      Button("start") {
        let binding = Sent($value)
        Late.task = Task.detached { binding.value.wrappedValue = 42 }
      }
    }
  }

  static func done() async { await task?.value }
}
