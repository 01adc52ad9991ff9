import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct GeometryTests {
  @Test func `the room is known when the content is made`() {
    let inspector = Inspector(
      GeometryReader { room in
        Text("\(Int(room.size.width)) × \(Int(room.size.height))")
      }
      .frame(width: 100, height: 50))
    #expect(inspector.texts == ["100 × 50"])
    #expect(inspector.frame(of: inspector.elements[0])?.origin == Point(x: 145, y: 397))
  }

  /// A room in a room in a room, each a point narrower, and a word in the innermost.
  private struct Nested: View {
    let floors: Int
    let log: Log

    var body: some View {
      GeometryReader { room in
        let _ = log.note("\(floors): \(Int(room.size.width))")
        if floors == 0 {
          Text("\(Int(room.size.width))")
        } else {
          AnyView(Nested(floors: floors - 1, log: log).frame(width: room.size.width - 1))
        }
      }
    }
  }

  @Test func `rooms in rooms settle in one frame, each asked once`() {
    let log = Log()
    let rig = Rig(Nested(floors: 20, log: log), size: Size(width: 100, height: 100))
    #expect(rig.texts == ["80"] && rig.graph.counts.frames == 1)
    #expect(log.take() == (0...20).map { "\(20 - $0): \(100 - $0)" })
    rig.graph.resize(to: Size(width: 90, height: 100))
    rig.frame()
    #expect(rig.texts == ["70"])
    #expect(log.take() == (0...20).map { "\(20 - $0): \(90 - $0)" })
  }

  private struct Growing: View {
    @State private var width = 100.0

    var body: some View {
      VStack {
        GeometryReader { room in
          VStack {
            Text("\(Int(room.size.width))")
            Button("Grow") { width += 50 }
          }
        }
        .frame(width: width)
      }
    }
  }

  @Test func `another room makes other content`() {
    let inspector = Inspector(Growing())
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts == ["150", "Grow"])
  }

  private struct Moving: View {
    @State private var top = 10.0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: top)
        GeometryReader { room in
          Text("\(Int(room.frame(in: .global).minY)) \(Int(room.frame(in: .named("page")).minY))")
        }
        .frame(height: 100)
        Button("Move") { top += 7 }
        Spacer()
      }
      .coordinateSpace(name: "page")
      .padding(5)
    }
  }

  @Test func `a place that was asked for is followed`() {
    let inspector = Inspector(Moving())
    #expect(inspector.texts[0] == "15 10")
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(inspector.texts[0] == "22 17")
  }

  @Test func `places are counted from the nearest scroll view`() throws {
    struct Scrolled: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 200)
            GeometryReader { room in
              let down = room.frame(in: .scrollView(axis: .vertical)).minY
              let across = room.frame(in: .scrollView(axis: .horizontal)).minY
              let port = room.bounds(of: .scrollView) ?? .zero
              let none = room.bounds(of: .named("nobody"))
              Text(
                "\(Int(down)) \(Int(across)) \(Int(port.minY)) \(Int(port.height)) \(none == nil)")
            }
            .frame(height: 50)
            Color.red.frame(height: 900)
          }
        }
        .padding(.top, 30)
      }
    }
    let screen = Screen(Scrolled(), size: CGSize(width: 300, height: 330))
    #expect(screen.texts == ["200 230 -200 300 true"])
    try screen.drag(.role(.text).at(0), by: CGSize(width: 0, height: -150))
    #expect(screen.texts == ["50 80 -50 300 true"])
  }

  @Test func `a space may be chosen`() {
    struct Chosen: View {
      let isGlobal: Bool
      var body: some View {
        GeometryReader { room in
          Text("\(Int(room.frame(in: isGlobal ? .global : .local).minY))")
        }
        .padding(.top, 30)
      }
    }
    #expect(Screen(Chosen(isGlobal: true)).texts == ["30"])
    #expect(Screen(Chosen(isGlobal: false)).texts == ["0"])
    let space: CoordinateSpace = .named("room")
    #expect(DragGesture(coordinateSpace: space).coordinateSpace == .named("room"))
    #expect(DragGesture(coordinateSpace: .named("room")).coordinateSpace == space)
  }

  @Test func `one in another`() {
    let inspector = Inspector(
      GeometryReader { outer in
        GeometryReader { inner in
          Text("\(Int(inner.size.width))")
        }
        .frame(width: outer.size.width / 2)
      })
    #expect(inspector.texts == ["195"])
  }
}
