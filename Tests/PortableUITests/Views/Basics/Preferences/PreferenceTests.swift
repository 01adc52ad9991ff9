import PortableUI
import Testing

@MainActor
struct PreferenceTests {
  @Test func `values are reduced in the order of the views, and told when they differ`() {
    let log = Log()
    let inspector = Rig(Titles(log: log))
    #expect(log.take() == ["a b c"])
    inspector.tap("reverse")
    #expect(log.take() == ["c b a"])
    inspector.tap("other")
    #expect(log.take() == [])
    inspector.tap("rename")
    #expect(log.take() == ["c b A"])
    inspector.tap("clear")
    #expect(log.take() == [""])
  }

  @Test func `the outer value replaces, and a transformation changes, what is inside`() {
    let log = Log()
    _ = Rig(
      VStack {
        Titled("inner").preference(key: TitleKey.self, value: ["outer"])
        Titled("x").transformPreference(TitleKey.self) { $0.append("y") }
        Text("none").transformPreference(TitleKey.self) { $0.append("z") }
      }
      .onPreferenceChange(TitleKey.self) { log.note($0.joined(separator: " ")) })
    #expect(log.take() == ["outer x y z"])
  }

  @Test func `each reader sees what is inside of it, of its own key`() {
    let log = Log()
    _ = Rig(
      VStack {
        Titled("in").onPreferenceChange(TitleKey.self) { log.note("inner \($0)") }
        Titled("out")
      }
      .onPreferenceChange(TitleKey.self) { log.note("outer \($0)") }
      .onPreferenceChange(NumberKey.self) { log.note("number \($0 ?? 0)") })
    #expect(log.take() == [#"inner ["in"]"#, #"outer ["in", "out"]"#])
  }

  @Test func `what is set behind a view and in front of it counts, after the view itself`() {
    struct Covered: View {
      @State private var isCovered = false

      var body: some View {
        VStack {
          Titled("view")
            .background { if isCovered { Titled("behind") } }
            .overlay { if isCovered { Titled("in front") } }
          Button("cover") { isCovered.toggle() }
        }
      }
    }
    let log = Log()
    let inspector = Rig(
      Covered().onPreferenceChange(TitleKey.self) { log.note($0.joined(separator: ", ")) })
    #expect(log.take() == ["view"])
    inspector.tap("cover")
    #expect(log.take() == ["view, behind, in front"])
    inspector.tap("cover")
    #expect(log.take() == ["view"])
  }

  @Test func `what a reader writes is shown in the same frame`() {
    let inspector = Rig(Widest())
    #expect(inspector.texts == ["3"])
    #expect(inspector.graph.counts.frames == 1)
  }
}

private enum TitleKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum NumberKey: PreferenceKey {
  typealias Value = Int?
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = max(value ?? 0, nextValue() ?? 0)
  }
}

private struct Titled: View {
  let title: String
  init(_ title: String) { self.title = title }
  var body: some View { Spacer().preference(key: TitleKey.self, value: [title]) }
}

private struct Titles: View {
  let log: Log
  @State private var titles = ["a", "b", "c"]
  @State private var name = "a"
  @State private var other = 0

  var body: some View {
    VStack {
      VStack {
        ForEach(titles, id: \.self) { Titled($0 == "a" ? name : $0) }
      }
      .onPreferenceChange(TitleKey.self) { log.note($0.joined(separator: " ")) }
      Text("\(other)")
      Button("reverse") { titles.reverse() }
      Button("rename") { name = "A" }
      Button("other") { other += 1 }
      Button("clear") { titles = [] }
    }
  }
}

private struct Widest: View {
  @State private var width = 0

  var body: some View {
    Text("\(width)")
      .preference(key: NumberKey.self, value: 3)
      .onPreferenceChange(NumberKey.self) { width = $0 ?? 0 }
  }
}
