import Dispatch
import Observation
import PortableCombine
import PortableUI
import Synchronization
import SystemTesting
import Testing
import Threads
import ViewTesting

/// Writes from many threads at once: the last one is shown, and bodies run on the main actor alone.
@MainActor
struct WriteStressTests {
  @Test func `states written by many threads`() async {
    let cell = Slot<Binding<Int>>()
    let screen = Screen(StateView { cell.value = $0 })
    let binding = Sent(cell.value!)
    await write {
      binding.value.wrappedValue = $0
    } while: {
      screen.graph.runFrame()
    }
    screen.graph.runFrame()
    #expect(screen.texts == ["\(binding.value.wrappedValue)"])
  }

  @Test func `published properties written by many threads`() async {
    let model = Sent(Model())
    let screen = Screen(ModelView(model: model.value))
    await write {
      model.value.number = $0
    } while: {
      screen.graph.runFrame()
    }
    screen.graph.runFrame()
    #expect(screen.texts == ["\(model.value.number)"])
  }

  @Test func `observable objects written by many threads`() async {
    let record = Record()
    let screen = Screen(RecordView(record: record))
    await write {
      record.number = $0
    } while: {
      screen.graph.runFrame()
    }
    screen.graph.runFrame()
    #expect(screen.texts == ["\(record.number)"])
  }

  /// Has four threads write, and does `work` on the main actor over and over until they are done.
  private func write(_ write: @escaping @Sendable (Int) -> Void, while work: () -> Void) async {
    let running = Running(4)
    for thread in 0..<4 {
      Task.detached {
        for number in 0..<2_000 { write(thread * 10_000 + number) }
        running.finish()
      }
    }
    while !running.isDone { work() }
  }
}

private final class Running: Sendable {
  private let count: Atomic<Int>
  init(_ number: Int) { count = Atomic(number) }
  var isDone: Bool { count.load(ordering: .acquiring) == 0 }
  func finish() { count.subtract(1, ordering: .releasing) }
}

private final class Slot<Value> {
  var value: Value?
}

private final class Model: ObservableObject {
  @Published var number = -1
}

/// Observable, and safe to use from any thread. Its lock is one that the thread sanitizer knows.
private final class Record: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Guarded(-1)

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return stored.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) { stored.withLock { $0 = newValue } }
    }
  }
}

private struct StateView: View {
  @State private var number = -1
  let give: (Binding<Int>) -> Void

  init(give: @escaping (Binding<Int>) -> Void) { self.give = give }

  var body: some View { Text(String(number)).onAppear { give($number) } }
}

private struct ModelView: View {
  @ObservedObject var model: Model
  var body: some View { Text(String(model.number)) }
}

private struct RecordView: View {
  let record: Record
  var body: some View { Text(String(record.number)) }
}
