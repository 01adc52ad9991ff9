import Foundation
import LayoutEngine
import PortableCombine

/// Decides which gestures are made by what a pointer does: one machine for every backend.
///
/// All gestures under a press contend. Each is told everything; the first to go on or to be done wins,
/// and of several at once the one that counts most. Who counts less than one that is decided soon
/// waits for that. Those beside others take no part in this, and are heard in any case.
@MainActor
final class GestureArena: FrameParticipant {
  private unowned let graph: Graph
  private var contenders: [Contender] = []
  private var waking: (any Cancellable)?

  /// Who reports the pointer that is down, and since when.
  private var reporter: (element: Element, since: Double)?
  private var last = (global: CGPoint.zero, time: 0.0)
  private var isClaimed = false

  init(of graph: Graph) { self.graph = graph }

  /// Takes what `element` reports of a pointer that came down over `hit`.
  func take(_ event: PointerEvent, from element: Element, over hit: Element) -> PointerAnswer {
    let map = element.box?.mapOutward { _ in false } ?? .identity
    let global = map.transform(CGPoint(x: event.location.x, y: event.location.y))
    let isFirst = isBeginning(event)
    if isFirst {
      if let reporter, reporter.element !== element, reporter.since == event.time {
        return PointerAnswer(isElsewhere: true)
      }
      passTime(to: event.time)
      reporter = (element, event.time)
      last = (global, event.time)
      isClaimed = false
      begin(over: hit)
    } else {
      guard reporter?.element === element else { return PointerAnswer(isElsewhere: true) }
      passTime(to: event.time)
    }
    last = (global, event.time)
    feed(.pointer(event.kind))
    if [.up, .cancel, .release].contains(event.kind) { end() }
    return PointerAnswer(
      isClaimed: isClaimed,
      awaitsMoves: awaitsMoves,
      isOverControl: contenders.contains(where: \.isControl))
  }

  private func isBeginning(_ event: PointerEvent) -> Bool {
    switch event.kind {
    case .down: true
    case .pinch: reporter == nil
    case .move, .up, .cancel, .release: false
    }
  }

  /// Whether some gesture waits for a pointer to move.
  var awaitsMoves: Bool {
    reporter != nil && contenders.contains { $0.isGoing && $0.recognizer.awaitsMoves }
  }

  /// Whether a gesture decides about what is done to `element`.
  func concerns(_ element: Element) -> Bool {
    reporter != nil && contenders.contains { $0.element === element }
  }

  private func begin(over hit: Element) {
    let fresh = seeds(from: hit)
    // What waited for a press elsewhere waits in vain.
    for old in contenders where old.isGoing {
      if !fresh.contains(where: { $0.element === old.element }) { old.cancel() }
    }
    settle()
    let known = contenders
    contenders += fresh.filter { new in !known.contains { $0.element === new.element } }
    if fresh.contains(where: { $0.recognizer === hider }) { isClaimed = true }
    hider = nil
    order(by: fresh.map(\.element))
  }

  /// Who keeps the controls inside from being pressed.
  private var hider: AnyRecognizer?

  /// The gestures of `hit` and of what is around it, the inner ones first.
  private func seeds(from hit: Element) -> [Contender] {
    var seeds: [Contender] = []
    var outer: Element? = hit
    while let element = outer {
      if case .surface = element.content { break }
      if let source = element.node as? any GestureSource {
        if !source.admitsInner {
          let hasControl = seeds.contains(where: \.isControl)
          seeds = []
          if let contender = source.contender(in: element) {
            seeds = [contender]
            if hasControl { hider = contender.recognizer }
          }
        } else if let contender = source.contender(in: element) {
          seeds.append(contender)
        }
      } else if let contender = element.contender {
        seeds.append(contender)
      }
      outer = element.parent
    }
    return seeds
  }

  /// Those that count before others stand first, and of these the outer ones; the inner of all others.
  private func order(by path: [Element]) {
    let depth = Dictionary(
      path.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { one, _ in one })
    func key(_ contender: Contender) -> (GestureRank, Int) {
      let inner = depth[ObjectIdentifier(contender.element)] ?? 0
      return (contender.rank, contender.rank == .high ? -inner : inner)
    }
    contenders.sort { key($0) < key($1) }
  }

  private func feed(_ kind: GestureEvent.Kind) {
    let date = graph.host?.date(at: last.time) ?? Date()
    for contender in contenders {
      contender.advance(
        GestureEvent(
          kind: kind, time: last.time, date: date,
          place: GesturePlace(global: last.global, box: contender.box)))
    }
    settle()
  }

  /// The pointer has left: only who waits for another press, or for its end, goes on.
  private func end() {
    reporter = nil
    for contender in contenders
    where contender.progress == .possible && contender.recognizer.deadline == nil {
      contender.cancel()
    }
    settle()
  }

  /// Finds out who counts, and calls what these want to be called.
  private func settle() {
    var effects: [GestureEffect] = []
    var isAwaited = false
    for contender in contenders {
      switch contender.progress {
      case .possible, .failed: effects += contender.release()
      case .active, .ended:
        if contender.rank == .beside {
          effects += contender.release()
        } else if !isAwaited {
          effects += contender.release()
          win(contender)
        }
      }
      if contender.rank != .beside, contender.progress == .possible,
        contender.recognizer.isWaitedFor
      {
        isAwaited = true
      }
    }
    // Who has lost since may have come before.
    for contender in contenders where contender.progress == .failed {
      effects += contender.release()
    }
    contenders.removeAll { !$0.isGoing && !$0.isHeld }
    if !effects.isEmpty { graph.inside { for effect in effects { effect() } } }
    waitForDeadline()
  }

  private func win(_ winner: Contender) {
    isClaimed = !winner.isControl
    for other in contenders where other !== winner && other.rank != .beside { other.cancel() }
  }

  /// Gives up the gestures of a view that goes.
  func forget(_ element: Element) {
    guard contenders.contains(where: { $0.element === element }) else { return }
    for contender in contenders where contender.element === element { contender.cancel() }
    settle()
  }

  func graphClosed() {
    waking?.cancel()
    waking = nil
    contenders = []
  }

  private var nextDeadline: Double? {
    contenders.filter(\.isGoing).compactMap(\.recognizer.deadline).min()
  }

  private func waitForDeadline() {
    waking?.cancel()
    waking = nextDeadline.map { deadline in
      graph.wake(after: deadline - last.time) { [weak self] in self?.passTime(to: deadline) }
    }
  }

  /// Says that nothing has happened until `time`.
  private func passTime(to time: Double) {
    while let deadline = nextDeadline, deadline <= time {
      last.time = deadline
      feed(.deadline)
      // Who has not moved on would be asked forever.
      if nextDeadline == deadline { break }
    }
  }
}

extension Graph {
  /// What decides about gestures, from the first press on.
  var gestures: GestureArena { participant(GestureArena.init) }

  /// The same; `nil` where nothing was pressed yet.
  var knownGestures: GestureArena? { knownParticipant() }
}

extension Element {
  /// What stands in a contest of gestures for a layer that waits for taps, or for a control.
  fileprivate var contender: Contender? {
    switch content {
    case .layer(let layer):
      if layer.row.map({ $0.isSelectable || $0.isPressable }) == true {
        return Contender(
          ControlRecognizer(isPressed: true), of: self, rank: .usual, isControl: true)
      }
      return layer.tapCount.map {
        Contender(LayerTapRecognizer(of: self, count: $0), of: self, rank: .usual)
      }
    case .button:
      return Contender(ControlRecognizer(isPressed: true), of: self, rank: .usual, isControl: true)
    case .field, .control:
      return Contender(ControlRecognizer(isPressed: false), of: self, rank: .usual, isControl: true)
    case .scroll, .text, .fill, .shape, .drawing, .divider, .image, .surface: return nil
    }
  }
}
