import LayoutEngine

/// How one element gets from what is seen of it to what it will be.
@MainActor
final class Motion {
  /// What is seen of its content; nothing while that is what it will be.
  private(set) var content: ElementContent?
  private var contentGoal: ElementContent?
  private var contentTrack: Track<Numbers>?
  private var outline: (any DrawingMotion<Outline>)?
  private var plane: (any DrawingMotion<DrawnTransform>)?

  /// The words that fade, and the room they were shown in.
  private var fading: (words: TextContent, room: Size)?

  /// Where it will be.
  private(set) var goalFrame: Rect
  private var frameTrack: Track<Numbers>?

  /// How it comes or goes.
  var transition = TransitionMotion()

  /// Whether it goes on though the view is gone, inside of something that is still seen.
  var outlivesView = false

  init(at frame: Rect) { goalFrame = frame }

  /// Whether everything is as it will be.
  var isIdle: Bool {
    content == nil && frameTrack == nil && transition.track == nil && !transition.isLeaving
  }

  /// Whether it goes round for ever.
  var isEndless: Bool {
    [contentTrack, frameTrack, transition.track].contains {
      $0?.timing.curve.duration == .infinity
    }
  }

  /// Goes on to show what is seen now, until it is known how to go on.
  func hold(_ content: ElementContent) {
    if self.content == nil { self.content = content }
  }

  /// Turns to another content; at once where there is no `timing`.
  func turn(to goal: ElementContent, at time: Double, _ timing: Timing?, by mixer: ColorMixer) {
    guard let shown = content, contentGoal != goal else { return }
    guard let timing, let way = ContentWay(from: shown, to: goal, by: mixer) else {
      return endContent()
    }
    var speed = contentTrack?.velocity(at: time) ?? .zero
    if way.start[4] == 0, case .text = goal { speed[4] = 0 }
    fading = fading(from: shown, to: goal)
    outline = goal.outlineMotion(from: shown, outline, at: time, timing)
    plane = goal.planeMotion(from: shown, plane, at: time, timing)
    contentTrack = Track(
      from: way.start, to: way.goal, velocity: speed, after: contentTrack, timing)
    contentGoal = goal
    if way.start == way.goal, outline == nil, plane == nil { return endContent() }
    showContent(at: time)
  }

  private func endContent() {
    content = nil
    contentGoal = nil
    contentTrack = nil
    outline = nil
    plane = nil
    fading = nil
  }

  /// What fades on the way from one content to another; what fades already, where the words stay.
  private func fading(
    from old: ElementContent, to new: ElementContent
  ) -> (words: TextContent, room: Size)? {
    guard case .text(let old) = old, case .text(let new) = new, new.fadesWords else { return nil }
    return old.text == new.text ? fading : (old.settled, goalFrame.size)
  }

  private func showContent(at time: Double) {
    guard let contentGoal, let contentTrack else { return }
    let numbers = contentTrack.value(at: time)
    content = contentGoal.moved(
      to: numbers, goal: contentTrack.goal, outline: outline?.drawing(at: time)
    ).transformed(by: plane?.drawing(at: time))
    let shown = numbers[ContentNumbers.fadeLane]
    if let fading, case .text(var text)? = content, shown < 1 {
      text.fade = TextFade(from: fading.words, in: fading.room, part: max(0, shown))
      content = .text(text)
    }
  }

  /// Comes to its place from another one. Words keep their size, and their middle moves.
  func come(from start: Rect, _ timing: Timing, isText: Bool) {
    var start = start
    if isText {
      let room = start.size
      start.size = goalFrame.size
      start.origin.x += (room.width - goalFrame.size.width) / 2
      start.origin.y += (room.height - goalFrame.size.height) / 2
    }
    guard start != goalFrame else { return }
    frameTrack = Track(from: Numbers(start), to: Numbers(goalFrame), timing)
  }

  /// Turns to another place; at once where there is no `timing`.
  ///
  /// Words are not squeezed: a text has its new size at once, and its corner moves.
  func turn(to frame: Rect, at time: Double, _ timing: Timing?, isText: Bool) {
    var start = frameTrack?.value(at: time) ?? Numbers(goalFrame)
    var speed = frameTrack?.velocity(at: time) ?? .zero
    goalFrame = frame
    let goal = Numbers(frame)
    if isText { for side in 2...3 { (start[side], speed[side]) = (goal[side], 0) } }
    frameTrack = timing.flatMap {
      start == goal ? nil : Track(from: start, to: goal, velocity: speed, after: frameTrack, $0)
    }
  }

  /// Where it is seen at `time`.
  func frame(at time: Double) -> Rect {
    var frame = frameTrack?.value(at: time).rect ?? goalFrame
    if let frameTrack {
      // A spring that swings back squeezes nothing below the smaller of the two sizes.
      let least = frameTrack.start.rect.size
      frame.size.width = max(frame.size.width, min(least.width, goalFrame.size.width))
      frame.size.height = max(frame.size.height, min(least.height, goalFrame.size.height))
    }
    frame.origin = frame.origin + transition.offset
    return frame
  }

  /// Goes on to where everything is at `time`.
  func advance(to time: Double) {
    contentTrack?.tellWhenDone(at: time)
    frameTrack?.tellWhenDone(at: time)
    if let track = contentTrack {
      if track.isOver(at: time), outline?.isOver(at: time) ?? true,
        plane?.isOver(at: time) ?? true
      {
        endContent()
      } else {
        showContent(at: time)
      }
    }
    if frameTrack?.isOver(at: time) == true { frameTrack = nil }
    transition.advance(to: time)
  }
}

/// How an element comes or goes.
struct TransitionMotion {
  fileprivate(set) var track: Track<Numbers>?
  private var numbers = TransitionNumbers.usual

  /// The point that stays where it is when it is stretched, as parts of its width and height.
  private var anchor = Point(x: 0.5, y: 0.5)
  private(set) var isLeaving = false

  /// Comes from the look that `start` is.
  mutating func come(
    from start: TransitionNumbers, velocity: Numbers, around anchor: Point, _ timing: Timing
  ) {
    self.anchor = anchor
    numbers = start
    track = Track(
      from: start.numbers, to: TransitionNumbers.usual.numbers, velocity: velocity, timing)
  }

  /// Goes to the look that `goal` is, from whatever it is now.
  mutating func leave(
    for goal: TransitionNumbers, at time: Double, around anchor: Point, _ timing: Timing
  ) {
    isLeaving = true
    if !numbers.isStretched { self.anchor = anchor }
    let speed = track?.velocity(at: time) ?? .zero
    track = Track(
      from: numbers.numbers, to: goal.numbers, velocity: speed, after: track, timing)
  }

  /// How it looks at `time`, and how fast that changes.
  func state(at time: Double) -> (numbers: TransitionNumbers, velocity: Numbers) {
    (numbers, track?.velocity(at: time) ?? .zero)
  }

  fileprivate mutating func advance(to time: Double) {
    guard let current = track else { return }
    track?.tellWhenDone(at: time)
    numbers = TransitionNumbers(current.value(at: time))
    if current.isOver(at: time) { track = nil }
  }

  var offset: Point { numbers.offset }

  /// Whether it has gone.
  var isGone: Bool { isLeaving && track == nil }

  /// What a backend is told of it.
  var shown: TransitionState {
    TransitionState(
      opacity: numbers.opacity, scale: numbers.scale(around: anchor), isLeaving: isLeaving)
  }
}
