import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ComposedGestureTests {
  private let log = GestureLog()

  @Test func `a drag that begins with a long press`() throws {
    let gesture = LongPressGesture(minimumDuration: 0.2)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { log.add(words($0)) }
      .onEnded { log.add("end \(words($0))") }
    let screen = square { $0.gesture(gesture) }
    // Too soon: the finger moves before the press was long enough.
    #expect(throws: ScreenError.self) {
      try screen.drag("square", by: CGSize(width: 40, height: 0), steps: 2)
    }
    #expect(log.take() == ["first true"])
    // A step takes a sixtieth of a second; so the press is long enough at the twelfth.
    try screen.drag("square", by: CGSize(width: 12, height: 0), steps: 24)
    let lines = log.take()
    #expect(lines.prefix(2) == ["first true", "second true, 0"])
    #expect(lines.last == "end second true, 6")
  }

  @Test func `of two gestures of which one is made the first comes first`() async throws {
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
      .onEnded { value in
        switch value {
        case .first: log.add("first")
        case .second: log.add("second")
        }
      }
    let screen = square { $0.gesture(gesture) }
    try screen.doubleTap("square")
    #expect(log.take() == ["double", "first"])
    try screen.tap("square")
    #expect(log.take() == [])
    screen.clock.advance(by: .seconds(0.5))
    #expect(log.take() == ["single", "second"])
    await screen.close()
  }

  @Test func `a long press or else a drag`() throws {
    let gesture = LongPressGesture().onEnded { _ in log.add("long") }
      .exclusively(before: DragGesture().onEnded { _ in log.add("drag") })
    let screen = square { $0.gesture(gesture) }
    try screen.longPress("square")
    #expect(log.take() == ["long"])
    try screen.drag("square", by: CGSize(width: 40, height: 0))
    #expect(log.take() == ["drag"])
  }

  @Test func `two gestures at the same time tell what both tell`() throws {
    let gesture = DragGesture().map { Int($0.translation.width) }
      .simultaneously(with: LongPressGesture(minimumDuration: 0.1, maximumDistance: 50))
      .onChanged { log.add("\(text($0.first)) \(text($0.second))") }
      .onEnded { log.add("end \(text($0.first)) \(text($0.second))") }
    let screen = square { $0.gesture(gesture) }
    try screen.drag("square", by: CGSize(width: 40, height: 0), steps: 2)
    #expect(log.take() == ["nil true", "20 true", "40 true", "end 40 nil"])
  }

  @Test func `a gesture may hide its type`() throws {
    func gesture(_ isDrag: Bool) -> AnyGesture<String> {
      isDrag
        ? AnyGesture(DragGesture().map { "drag \(Int($0.translation.width))" })
        : AnyGesture(TapGesture().map { "tap" })
    }
    let dragged = square { $0.gesture(gesture(true).onEnded { log.add($0) }) }
    try dragged.drag("square", by: CGSize(width: 40, height: 0), steps: 2)
    let tapped = square { $0.gesture(gesture(false).onEnded { log.add($0) }) }
    try tapped.tap("square")
    #expect(log.take() == ["drag 40", "tap"])
  }

  private func words(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(let isPressed, let drag):
      "second \(isPressed), \(text(drag.map { Int($0.translation.width) }))"
    }
  }

  private func text(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nil" }
}
