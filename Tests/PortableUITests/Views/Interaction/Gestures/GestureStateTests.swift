import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct GestureStateTests {
  @Test func `a gesture's state is what it was once the gesture is over`() throws {
    let log = GestureLog()
    let screen = Screen(Shifted(log: log), size: CGSize(width: 300, height: 300))
    try screen.drag("square", by: CGSize(width: 30, height: 0), steps: 3)
    #expect(log.take() == ["0.0", "10.0", "20.0", "30.0", "0.0"])
  }

  @Test func `the state goes back with the transaction it was given`() throws {
    let log = GestureLog()
    let screen = Screen(
      Resetting(log: log), size: CGSize(width: 300, height: 300), animations: .on)
    try screen.drag("square", by: CGSize(width: 40, height: 0), steps: 4)
    #expect(log.take() == ["reset from 40"])
    // It is still on its way back.
    let frame = try screen.frame(of: "square")
    #expect(frame.minX > 30)
    screen.clock.advance(by: .seconds(2))
    #expect(try screen.frame(of: "square").minX == 0)
  }

  @Test func `a state goes back also where one of two gestures was done, and neither counts`()
    throws
  {
    struct Held: View {
      @GestureState private var isPressed = false

      var body: some View {
        VStack {
          Text(isPressed ? "pressed" : "resting")
          Slider(value: .constant(0.5)).accessibilityLabel("Volume")
        }
        .gesture(
          LongPressGesture(minimumDuration: 0.3)
            .updating($isPressed) { _, isPressed, _ in isPressed = true }
            .simultaneously(with: LongPressGesture(minimumDuration: 5)))
      }
    }
    let screen = Screen(Held())
    try screen.longPress("Volume", for: .seconds(0.6))
    #expect(screen.texts.contains("resting"))
  }

  @Test func `a gesture of a view that goes leaves no state behind`() async throws {
    let screen = Screen(Vanishing(), size: CGSize(width: 300, height: 300))
    #expect(screen.texts == ["resting"])
    try screen.drag("square", by: CGSize(width: 40, height: 0), steps: 4)
    await screen.settle()
    #expect(screen.texts == ["resting"])
    #expect(!screen.exists("square"))
  }
}

private struct Shifted: View {
  let log: GestureLog
  @GestureState private var shift = 0.0

  var body: some View {
    let _ = log.add("\(shift)")
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square")
      .gesture(
        DragGesture().updating($shift) { value, shift, _ in shift = value.translation.width })
  }
}

private struct Resetting: View {
  let log: GestureLog
  @GestureState private var shift: Double

  init(log: GestureLog) {
    self.log = log
    _shift = GestureState(wrappedValue: 0) { value, transaction in
      log.add("reset from \(Int(value))")
      transaction.animation = .linear(duration: 1)
    }
  }

  var body: some View {
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square")
      .offset(x: shift)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($shift) { value, shift, _ in shift = value.translation.width }
      )
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Goes away while it is pressed.
private struct Vanishing: View {
  @GestureState private var isPressed = false
  @State private var isGone = false

  var body: some View {
    VStack {
      Text(isPressed ? "pressed" : "resting")
      if !isGone {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square")
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isPressed) { _, isPressed, _ in isPressed = true }
              .onChanged { if $0.translation.width > 15 { isGone = true } })
      }
    }
  }
}
