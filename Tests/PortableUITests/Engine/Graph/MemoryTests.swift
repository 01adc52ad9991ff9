import Observation
import PortableCombine
import PortableUI
import Synchronization
import Testing

/// Nothing outlives the view it was made for.
@MainActor
struct MemoryTests {
  @Test func `a thousand rounds of coming and going leave no live object`() {
    let census = Census()
    let model = Model()
    let record = Record()
    var inspector: Rig? = Rig(Coming(census: census, model: model, record: record))
    for _ in 1...1_000 {
      inspector?.press("toggle")
      inspector?.graph.runFrame()
    }
    #expect(census.count == 0)
    inspector?.tap("toggle")
    #expect(census.count == 2)
    inspector = nil
    #expect(census.count == 0)
  }

  @Test func `a screen that is let go takes everything along, and ignores what comes later`() {
    let census = Census()
    let model = Model()
    let record = Record()
    weak var graph: Graph?
    do {
      let inspector = Rig(Coming(census: census, model: model, record: record))
      inspector.tap("toggle")
      graph = inspector.graph
      #expect(census.count == 2)
    }
    #expect(graph == nil && census.count == 0)
    model.count += 1
    record.number += 1
    Rig(Text("another")).frame()
  }

  @Test func `two screens may show the same objects`() {
    let census = Census()
    let model = Model()
    let record = Record()
    let one = Rig(Coming(census: census, model: model, record: record))
    do {
      let other = Rig(Coming(census: census, model: model, record: record))
      other.tap("toggle")
      one.tap("toggle")
      model.count = 5
      other.frame()
      one.frame()
      #expect(one.texts.contains("5 0") && other.texts.contains("5 0"))
    }
    model.count = 6
    record.number = 7
    one.frame()
    #expect(one.texts.contains("6 7"))
    #expect(census.count == 2)
  }
}

/// Counts the living.
private final class Census: Sendable {
  private let living = Atomic<Int>(0)
  var count: Int { living.load(ordering: .relaxed) }

  final class Member: ObservableObject, Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.living.add(1, ordering: .relaxed)
    }

    deinit { census.living.subtract(1, ordering: .relaxed) }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable
private final class Record {
  var number = 0
}

private struct Living: View {
  @StateObject private var owned: Census.Member
  @State private var state: Census.Member?
  @ObservedObject var model: Model
  @Environment(\.theme) private var theme
  @State private var count = 0
  let record: Record
  let census: Census

  init(census: Census, model: Model, record: Record) {
    _owned = StateObject(wrappedValue: Census.Member(census))
    self.model = model
    self.record = record
    self.census = census
  }

  var body: some View {
    VStack {
      Text("\(model.count) \(record.number)")
      if count > 0 { Text("\(theme)") }
      ForEach(0..<2) { Text("\($0) \(record.number)") }
      Button("add") {
        _ = owned
        count += 1
      }
    }
    .onAppear { state = Census.Member(census) }
    .onChange(of: model.count) { count += 1 }
    .onReceive(model.$count) { _ in _ = owned }
    .preference(key: CountKey.self, value: count)
  }
}

private enum CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Coming: View {
  let census: Census
  let model: Model
  let record: Record
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { Living(census: census, model: model, record: record) }
      Button("toggle") { isShown.toggle() }
    }
    .onPreferenceChange(CountKey.self) { _ in }
  }
}
