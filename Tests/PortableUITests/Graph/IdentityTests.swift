import PortableCombine
import PortableUI
import Testing

/// Which view is which: what keeps its state, and what starts anew.
@MainActor
struct IdentityTests {
  @Test func `state stays while its view stays`() {
    let stage = Rig(Branches())
    stage.tap("first")
    stage.tap("first")
    #expect(stage.texts.contains("first: 2"))
    stage.tap("elsewhere")
    #expect(stage.texts.contains("first: 2"))
  }

  @Test func `the two ways of an if are two views`() {
    let stage = Rig(Branches())
    stage.tap("first")
    stage.tap("switch")
    #expect(stage.texts.contains("second: 0"))
    stage.tap("second")
    stage.tap("switch")
    #expect(stage.texts.contains("first: 0"))
  }

  @Test func `another payload of a case is the same view`() {
    let stage = Rig(Payloads())
    stage.tap("loaded 1")
    stage.tap("next")
    #expect(stage.texts.contains("loaded 2: 1"))
    stage.tap("fail")
    #expect(stage.texts.contains("failed: 0"))
    stage.tap("next")
    #expect(stage.texts.contains("loaded 3: 0"))
  }

  @Test func `an optional view that comes back starts anew`() {
    let stage = Rig(Payloads())
    stage.tap("extra")
    stage.tap("toggle")
    #expect(!stage.texts.contains { $0.hasPrefix("extra") })
    stage.tap("toggle")
    #expect(stage.texts.contains("extra: 0"))
  }

  @Test func `a hidden type is one view while the type inside stays`() {
    let stage = Rig(Hidden())
    stage.tap("a")
    stage.tap("rename")
    #expect(stage.texts.contains("b: 1"))
    stage.tap("retype")
    #expect(stage.texts.contains("c: 0"))
  }

  @Test func `another id is another view`() {
    let stage = Rig(Identified())
    stage.tap("view")
    stage.tap("same id")
    #expect(stage.texts.contains("view: 1"))
    stage.tap("new id")
    #expect(stage.texts.contains("view: 0"))
  }

  @Test func `rows keep their state wherever they go`() {
    let stage = Rig(Rows(count: 5))
    for row in ["row 1", "row 3", "row 3"] { stage.tap(row) }
    stage.tap("reverse")
    #expect(
      stage.texts.filter { $0.contains(":") } == [
        "row 4: 0", "row 3: 2", "row 2: 0", "row 1: 1", "row 0: 0",
      ])
    stage.tap("insert")
    stage.tap("remove row 2")
    #expect(
      stage.texts.filter { $0.contains(":") } == [
        "row 9: 0", "row 4: 0", "row 3: 2", "row 1: 1", "row 0: 0",
      ])
    stage.tap("remove row 3")
    stage.tap("bring row 3")
    #expect(stage.texts.filter { $0.contains(":") }.last == "row 3: 0")
  }

  @Test(arguments: 1...10)
  func `whatever happens to rows, each keeps its own state`(_ seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let list = RowModel()
    let stage = Rig(ModelRows(list: list))
    var taps: [Int: Int] = [:]
    for step in 1...150 {
      switch random.below(5) {
      case 0: list.ids.insert(step, at: random.below(list.ids.count + 1))
      case 1: if let id = list.ids.randomElement(using: &random) { list.ids.removeAll { $0 == id } }
      case 2: list.ids.shuffle(using: &random)
      case 3: list.ids.reverse()
      default:
        if let id = list.ids.randomElement(using: &random) {
          stage.frame()
          taps[id, default: 0] += 1
          stage.press("row \(id)")
        }
      }
      if random.chance(60) { stage.frame() }
      for id in taps.keys where !list.ids.contains(id) {
        stage.frame()
        taps[id] = nil
      }
    }
    stage.frame()
    #expect(
      stage.texts.filter { $0.contains(":") }
        == list.ids.map { "row \($0): \(taps[$0, default: 0])" })
  }

  @Test func `a root of several views shows them all`() {
    let stage = Rig(Several())
    #expect(stage.texts == ["one", "two", "three"])
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
