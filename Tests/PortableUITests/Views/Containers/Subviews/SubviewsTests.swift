import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String?
}

/// Containers that show the views that they were given one by one.
@MainActor struct SubviewsTests {
  /// Each view with its number, those that are pinned first.
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) in all")
        ForEach(subviews.filter { $0.containerValues.isPinned }) { subview in
          HStack {
            Text("pinned")
            subview
          }
        }
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  @Test func `groups, loops, conditions and views of several views are resolved`() {
    let screen = Screen(
      VStack {
        Numbered {
          Pair()
          ForEach(0..<2) { Text("row \($0)") }
          if true { Text("there") } else { Text("not there") }
          Group { AnyView(Text("erased")) }
          EmptyView()
          Text("first").containerValue(\.isPinned, true)
        }
      })
    #expect(
      screen.texts == [
        "7 in all", "pinned", "first", "one", "two", "row 0", "row 1", "there", "erased",
      ])
  }

  private struct Changing: View {
    @State private var count = 1
    @State private var isPinned = false

    var body: some View {
      VStack {
        Numbered {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
          Text("count \(count)").containerValue(\.isPinned, isPinned)
        }
        Button("More") { count += 1 }
        Button("Pin") { isPinned.toggle() }
      }
    }
  }

  @Test func `the container follows when views come, change and say something else`() throws {
    let screen = Screen(Changing())
    #expect(screen.texts.prefix(3) == ["2 in all", "row 0", "count 1"])
    try screen.tap("More")
    #expect(screen.texts.prefix(4) == ["3 in all", "row 0", "row 1", "count 2"])
    try screen.tap("Pin")
    #expect(screen.texts.prefix(5) == ["3 in all", "pinned", "count 2", "row 0", "row 1"])
  }

  private struct Counter: View {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Button("\(isEnabled ? "on" : "off") \(count)") { count += 1 }
    }
  }

  private struct Sorting: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        ForEach(subviews: ForEach(names, id: \.self) { Named(name: $0) }) { $0 }
        Button("Turn round") { names.reverse() }
      }
    }
  }

  private struct Named: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `a view keeps its state where it is shown, and goes with its identity`() throws {
    let screen = Screen(Sorting())
    try screen.tap("b 0")
    #expect(screen.texts == ["a 0", "b 1", "Turn round"])
    try screen.tap("Turn round")
    #expect(screen.texts == ["b 1", "a 0", "Turn round"])
  }

  @Test func `what is set around a view of the container holds for it`() throws {
    let screen = Screen(
      VStack { ForEach(subviews: Counter()) { $0.disabled(true) } })
    #expect(screen.texts == ["off 0"])
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(10).disabled(true) }
  }

  @Test func `a modifier of a group is around each of its views`() {
    let screen = Screen(
      VStack(spacing: 0) {
        ForEach(subviews: Group { Counter() }.modifier(Framed())) { subview in
          subview.background(.red)
        }
      })
    #expect(screen.texts == ["off 0"])
    let bare = Inspector(Counter())
    let framed = Inspector(
      ForEach(subviews: Group { Color.blue.frame(width: 20, height: 20) }.modifier(Framed())) {
        $0.background { Circle() }
      })
    #expect(framed.only(\.shape)?.element.frame.size.width == 40)
    _ = bare
  }

  @Test func `views say values and tags, the innermost last`() {
    var heard: [String] = []
    _ = Screen(
      VStack {
        Group(
          subviews: Group {
            Text("a").containerValue(\.note, "own").tag(1).padding()
            Text("b").tag("word")
          }.containerValue(\.note, "group")
        ) { subviews in
          ForEach(subviews) { subview in
            let values = subview.containerValues
            let _ = heard.append(
              "\(values.note ?? "none") \(values.tag(for: Int.self) ?? 0) \(values.hasTag("word"))")
            subview
          }
        }
      })
    #expect(heard == ["own 1 false", "group 0 true"])
  }

  @Test func `sections are told apart, with their headers and footers`() {
    let screen = Screen(
      VStack {
        Group(
          sections: Group {
            Text("loose")
            Section("Fruit") {
              Text("apple")
              Text("pear")
            }
            Section {
              Text("leek")
            } footer: {
              Text("fresh")
            }
          }
        ) { sections in
          ForEach(sections) { section in
            Text("\(section.content.count) of \(sections.count)")
            section.header
            section.content
            section.footer
          }
        }
      })
    #expect(
      screen.texts == [
        "1 of 3", "loose", "2 of 3", "Fruit", "apple", "pear", "1 of 3", "leek", "fresh",
      ])
  }

  @Test func `a section tells what is said around it, and not what is said of a view inside`() {
    var heard: [String] = []
    _ = Screen(
      VStack {
        Group(
          sections: Group {
            Text("loose").containerValue(\.note, "own")
            Section { Text("a").containerValue(\.note, "row") }
              .containerValue(\.note, "section").tag(1)
            Section { Text("b") }
          }.containerValue(\.isPinned, true)
        ) { sections in
          ForEach(sections) { section in
            let (values, first) = (section.containerValues, section.content.first?.containerValues)
            let _ = heard.append(
              "\(values.note ?? "none") \(values.tag(for: Int.self) ?? 0) \(values.isPinned) "
                + "\(first?.note ?? "none")")
            section.content
          }
        }
      })
    #expect(heard == ["none 0 false own", "section 1 true row", "none 0 true none"])
  }

  @Test func `what is said of a group is said of each of its views`() throws {
    let screen = Screen(
      ForEach(
        subviews: Group {
          Text("a")
          Text("b")
        }
        .accessibilityHint("told").accessibilityAddTraits(.isHeader)
      ) { $0.padding() })
    let told = Inspector.all(screen).filter { $0.accessibility.hint == "told" }
    #expect(told.count == 2 && told.allSatisfy { $0.accessibility.traits.contains(.isHeader) })
    let dragged = Inspector(
      ForEach(
        subviews: Group {
          Text("a")
          Text("b")
        }.draggable("words")
      ) { $0 })
    let giving = dragged.contents.filter { content in
      if case .layer(let layer) = content { layer.looks.exchange.contains(.gives) } else { false }
    }
    #expect(giving.count == 2)
  }

  @Test func `the views of a container are rows of a list, and pages, as they would be elsewhere`()
  {
    let screen = Screen(
      List {
        ForEach(subviews: TupleView(Text("a"), Text("b"))) { $0.bold() }
      })
    #expect(screen.texts == ["a", "b"])
  }

  @Test func `a slice of them is a view too`() {
    let screen = Screen(
      VStack {
        Group(subviews: TupleView(Text("a"), Text("b"), Text("c"))) { subviews in
          subviews.dropFirst()
          subviews[0]
        }
      })
    #expect(screen.texts == ["b", "c", "a"])
  }
}
