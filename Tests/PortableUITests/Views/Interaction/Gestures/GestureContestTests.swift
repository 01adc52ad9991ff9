import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct GestureContestTests {
  private let log = GestureLog()

  private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.add(name) }
  }

  private func drag(_ name: String) -> some Gesture<DragGesture.Value> {
    DragGesture().onEnded { _ in log.add(name) }
  }

  @Test func `the gesture of the inner view wins`() throws {
    let screen = square {
      $0.gesture(tap("inner")).padding(10).contentShape(Rectangle()).gesture(tap("outer"))
    }
    try screen.tap("square")
    #expect(log.take() == ["inner"])
    try screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["outer"])
  }

  @Test func `an outer gesture of high priority wins`() throws {
    let screen = square { $0.gesture(tap("inner")).highPriorityGesture(tap("outer")) }
    try screen.tap("square")
    #expect(log.take() == ["outer"])
  }

  @Test func `a simultaneous gesture counts beside the inner one`() throws {
    let screen = square { $0.gesture(tap("inner")).simultaneousGesture(tap("outer")) }
    try screen.tap("square")
    #expect(log.take() == ["inner", "outer"])
  }

  @Test func `a mask says which gestures count`() throws {
    func taps(_ mask: GestureMask) throws -> [String] {
      let screen = square {
        $0.gesture(tap("inner")).simultaneousGesture(tap("outer"), including: mask)
      }
      try screen.tap("square")
      return log.take()
    }
    #expect(try taps(.all) == ["inner", "outer"])
    #expect(try taps(.gesture) == ["outer"])
    #expect(try taps(.subviews) == ["inner"])
    #expect(try taps(.none) == [])
  }

  @Test func `a gesture that is not enabled, or of a disabled view, does not count`() throws {
    let off = square { $0.gesture(tap("inner"), isEnabled: false).gesture(tap("outer")) }
    try off.tap("square")
    #expect(log.take() == ["outer"])
    let disabled = square { $0.gesture(tap("inner")).disabled(true) }
    try disabled.tap("square")
    #expect(log.take() == [])
  }

  @Test func `a tap and a drag of one view are told apart by the pointer's way`() throws {
    for isTapInside in [true, false] {
      let screen = square {
        isTapInside
          ? AnyView($0.onTapGesture { log.add("tap") }.gesture(drag("drag")))
          : AnyView($0.gesture(drag("drag")).onTapGesture { log.add("tap") })
      }
      try screen.tap("square")
      #expect(log.take() == ["tap"])
      try screen.drag("square", by: CGSize(width: 30, height: 0))
      #expect(log.take() == ["drag"])
    }
  }

  @Test func `a tap and a long press are told apart by time`() throws {
    let screen = square {
      $0.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") }
    }
    try screen.tap("square")
    #expect(log.take() == ["tap"])
    try screen.longPress("square")
    #expect(log.take() == ["long"])
  }

  @Test func `a single tap waits for the second one of an inner double tap`() async throws {
    let screen = square { $0.gesture(tap("double", count: 2)).gesture(tap("single")) }
    try screen.tap("square")
    #expect(log.take() == [])
    screen.clock.advance(by: .seconds(0.35))
    #expect(log.take() == ["single"])
    try screen.doubleTap("square")
    screen.clock.advance(by: .seconds(1))
    #expect(log.take() == ["double"])
    await screen.close()
  }

  @Test func `a tap elsewhere ends the waiting`() throws {
    let screen = Screen(
      HStack {
        Text("One").gesture(tap("double", count: 2)).gesture(tap("single"))
        Text("Two").gesture(tap("other"))
      })
    try screen.tap("One")
    try screen.tap("Two")
    #expect(log.take() == ["single", "other"])
  }

  @Test func `a button is pressed inside of gestures, unless one counts more`() throws {
    func press(_ change: (AnyView) -> some View) throws -> [String] {
      let screen = Screen(change(AnyView(Button("Go") { log.add("pressed") })))
      try screen.tap("Go")
      return log.take()
    }
    #expect(try press { $0.gesture(tap("tap")) } == ["pressed"])
    #expect(try press { $0.simultaneousGesture(tap("tap")) } == ["tap", "pressed"])
    #expect(try press { $0.highPriorityGesture(tap("tap")) } == ["tap"])
    #expect(try press { $0.highPriorityGesture(LongPressGesture()) } == ["pressed"])
    #expect(try press { $0.gesture(tap("tap"), including: .gesture) } == ["tap"])
  }

  @Test func `a gesture comes before scrolling, and one that fails leaves it be`() throws {
    let screen = Screen(
      ScrollView {
        VStack {
          Text("Card").gesture(drag("drag"))
          Text("Plain").onLongPressGesture { log.add("long") }
          Color.red.frame(height: 900)
        }
      }, size: CGSize(width: 300, height: 300))
    let before = try screen.frame(of: "Card").minY
    try screen.drag("Card", by: CGSize(width: 0, height: -40))
    #expect(log.take() == ["drag"])
    #expect(try screen.frame(of: "Card").minY == before)
    try screen.drag("Plain", by: CGSize(width: 0, height: -20))
    #expect(log.take() == [])
    #expect(try screen.frame(of: "Card").minY == before - 20)
  }

  @Test func `a press that a control takes away in the end is told to be over`() throws {
    let screen = Screen(
      VStack { Slider(value: .constant(0.5)).accessibilityLabel("Volume") }
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add("\($0)")
        })
    try screen.longPress("Volume", for: .seconds(0.6))
    #expect(log.take() == ["true", "false"])
    try screen.longPress("Volume", for: .seconds(0.2))
    #expect(log.take() == ["true", "false"])
  }

  @Test func `a gesture counts where the shape of its view is`() throws {
    let screen = square { $0.contentShape(Circle()).gesture(tap("tap")) }
    try screen.tap("square")
    #expect(log.take() == ["tap"])
    #expect(throws: ScreenError.self) { try screen.tap(at: CGPoint(x: 3, y: 3)) }
    #expect(log.take() == [])
  }

  @Test func `a gesture goes on with the newest closures, and views elsewhere are left alone`()
    throws
  {
    let screen = Screen(Tally(log: log))
    let before = screen.bodyCount(of: Bystander.self)
    try screen.drag("square", by: CGSize(width: 30, height: 0), steps: 3)
    #expect(log.take() == ["0", "1", "2"])
    #expect(screen.bodyCount(of: Bystander.self) == before)
  }
}

private struct Tally: View {
  let log: GestureLog
  @State private var count = 0

  var body: some View {
    VStack {
      Bystander()
      Square(count: count, log: log) { count += 1 }
    }
  }

  struct Square: View {
    let count: Int
    let log: GestureLog
    let add: () -> Void

    var body: some View {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square")
        .gesture(
          DragGesture().onChanged { [count] _ in
            log.add("\(count)")
            add()
          })
    }
  }
}

private struct Bystander: View {
  var body: some View { Text("I stand by") }
}
