import PortableCombine
import PortableUI
import SystemTesting
import Testing

/// Which view is which: what keeps its state, and what starts anew.
@MainActor
struct IdentityTests {
  @Test func `state stays while its view stays`() {
    let inspector = Rig(Branches())
    inspector.tap("first")
    inspector.tap("first")
    #expect(inspector.texts.contains("first: 2"))
    inspector.tap("elsewhere")
    #expect(inspector.texts.contains("first: 2"))
  }

  @Test func `the two ways of an if are two views`() {
    let inspector = Rig(Branches())
    inspector.tap("first")
    inspector.tap("switch")
    #expect(inspector.texts.contains("second: 0"))
    inspector.tap("second")
    inspector.tap("switch")
    #expect(inspector.texts.contains("first: 0"))
  }

  @Test func `another payload of a case is the same view`() {
    let inspector = Rig(Payloads())
    inspector.tap("loaded 1")
    inspector.tap("next")
    #expect(inspector.texts.contains("loaded 2: 1"))
    inspector.tap("fail")
    #expect(inspector.texts.contains("failed: 0"))
    inspector.tap("next")
    #expect(inspector.texts.contains("loaded 3: 0"))
  }

  @Test func `an optional view that comes back starts anew`() {
    let inspector = Rig(Payloads())
    inspector.tap("extra")
    inspector.tap("toggle")
    #expect(!inspector.texts.contains { $0.hasPrefix("extra") })
    inspector.tap("toggle")
    #expect(inspector.texts.contains("extra: 0"))
  }

  @Test func `a hidden type is one view while the type inside stays`() {
    let inspector = Rig(Hidden())
    inspector.tap("a")
    inspector.tap("rename")
    #expect(inspector.texts.contains("b: 1"))
    inspector.tap("retype")
    #expect(inspector.texts.contains("c: 0"))
  }

  @Test func `another id is another view`() {
    let inspector = Rig(Identified())
    inspector.tap("view")
    inspector.tap("same id")
    #expect(inspector.texts.contains("view: 1"))
    inspector.tap("new id")
    #expect(inspector.texts.contains("view: 0"))
  }

  @Test func `rows keep their state wherever they go`() {
    let inspector = Rig(Rows(count: 5))
    for row in ["row 1", "row 3", "row 3"] { inspector.tap(row) }
    inspector.tap("reverse")
    #expect(
      inspector.texts.filter { $0.contains(":") } == [
        "row 4: 0", "row 3: 2", "row 2: 0", "row 1: 1", "row 0: 0",
      ])
    inspector.tap("insert")
    inspector.tap("remove row 2")
    #expect(
      inspector.texts.filter { $0.contains(":") } == [
        "row 9: 0", "row 4: 0", "row 3: 2", "row 1: 1", "row 0: 0",
      ])
    inspector.tap("remove row 3")
    inspector.tap("bring row 3")
    #expect(inspector.texts.filter { $0.contains(":") }.last == "row 3: 0")
  }

  @Test(arguments: 1...10)
  func `whatever happens to rows, each keeps its own state`(_ seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let list = RowModel()
    let inspector = Rig(ModelRows(list: list))
    var taps: [Int: Int] = [:]
    for step in 1...150 {
      switch random.below(5) {
      case 0: list.ids.insert(step, at: random.below(list.ids.count + 1))
      case 1: if let id = list.ids.randomElement(using: &random) { list.ids.removeAll { $0 == id } }
      case 2: list.ids.shuffle(using: &random)
      case 3: list.ids.reverse()
      default:
        if let id = list.ids.randomElement(using: &random) {
          inspector.frame()
          taps[id, default: 0] += 1
          inspector.press("row \(id)")
        }
      }
      if random.chance(60) { inspector.frame() }
      for id in taps.keys where !list.ids.contains(id) {
        inspector.frame()
        taps[id] = nil
      }
    }
    inspector.frame()
    #expect(
      inspector.texts.filter { $0.contains(":") }
        == list.ids.map { "row \($0): \(taps[$0, default: 0])" })
  }

  @Test func `a root of several views shows them all`() {
    let inspector = Rig(Several())
    #expect(inspector.texts == ["one", "two", "three"])
  }
}

/// A title, and how often it was pressed.
private struct Taps: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(title): \(count)")
      Button(title) { count += 1 }
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true
  @State private var other = 0

  var body: some View {
    VStack {
      if isFirst { Taps(title: "first") } else { Taps(title: "second") }
      Button("switch") { isFirst.toggle() }
      Button("elsewhere") { other += 1 }
      Text("\(other)")
    }
  }
}

private struct Payloads: View {
  enum Phase {
    case loaded(Int)
    case failed
  }

  @State private var phase = Phase.loaded(1)
  @State private var number = 1
  @State private var isExtra = true

  var body: some View {
    VStack {
      switch phase {
      case .loaded(let number): Taps(title: "loaded \(number)")
      case .failed: Taps(title: "failed")
      }
      if isExtra { Taps(title: "extra") }
      Button("next") {
        number += 1
        phase = .loaded(number)
      }
      Button("fail") { phase = .failed }
      Button("toggle") { isExtra.toggle() }
    }
  }
}

private struct Hidden: View {
  @State private var step = 0

  var body: some View {
    VStack {
      content
      Button("rename") { step = 1 }
      Button("retype") { step = 2 }
    }
  }

  private var content: AnyView {
    switch step {
    case 0: AnyView(Taps(title: "a"))
    case 1: AnyView(AnyView(Taps(title: "b")))
    default: AnyView(VStack { Taps(title: "c") })
    }
  }
}

private struct Identified: View {
  @State private var id = 0
  @State private var other = 0

  var body: some View {
    VStack {
      Taps(title: "view").id(id)
      Text("\(other)")
      Button("new id") { id += 1 }
      Button("same id") { other += 1 }
    }
  }
}

private struct Rows: View {
  @State private var ids: [Int]

  init(count: Int) { _ids = State(initialValue: Array(0..<count)) }

  var body: some View {
    VStack {
      Button("reverse") { ids.reverse() }
      Button("insert") { ids.insert(9, at: 0) }
      Button("remove row 2") { ids.removeAll { $0 == 2 } }
      Button("remove row 3") { ids.removeAll { $0 == 3 } }
      Button("bring row 3") { ids.append(3) }
      ForEach(ids, id: \.self) { Taps(title: "row \($0)") }
    }
  }
}

private final class RowModel: ObservableObject {
  @Published var ids = [1_001, 1_002, 1_003]
}

private struct ModelRows: View {
  @ObservedObject var list: RowModel

  var body: some View {
    VStack {
      ForEach(list.ids, id: \.self) { Taps(title: "row \($0)") }
    }
  }
}

private struct Several: View {
  var body: some View {
    Text("one")
    Group {
      Text("two")
      Text("three")
    }
  }
}
