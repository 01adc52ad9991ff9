import LayoutEngine

/// Everything that moves in a graph.
///
/// What the graph knows is where things will be; a motion is only in what is shown. So a step of it
/// makes no body and measures nothing, and where nothing moves none of this costs anything.
@MainActor
final class Motions {
  unowned(unsafe) let graph: Graph
  @exclusivity(unchecked) private var moving: ContiguousArray<Element> = []
  @exclusivity(unchecked) private var isTicking = false

  /// What goes round for ever and sleeps: it waits until it is woken.
  private var waiting: ContiguousArray<Element> = []

  /// What moves by itself, beside elements.
  @exclusivity(unchecked) private var movers: ContiguousArray<any Mover> = []

  /// Modifiers whose value has changed in this round.
  @exclusivity(unchecked) private var active: ContiguousArray<any TransactionChanger> = []

  /// How many modifiers want to be asked in every round.
  @exclusivity(unchecked) var listeners = 0

  /// The number of the first node that was made in this round.
  @exclusivity(unchecked) private(set) var firstNewNode: UInt32 = 0

  /// What was dropped in this round and may be seen a while longer.
  @exclusivity(unchecked) var removals: [ObjectIdentifier: Removal] = [:]

  /// What is gone and still seen.
  @exclusivity(unchecked) var leaving: ContiguousArray<LeavingElement> = []

  /// Where new elements begin that come in the place of others.
  var starts: [ObjectIdentifier: Rect] = [:]

  /// Says where what goes in this round moves to, in the window; nothing where nobody wants to.
  var goal: ((Box, _ upTo: Box) -> (() -> RemovalGoal?)?)?

  /// Where the view of that name is in the window; nothing where nobody has one.
  var frameOfSource: ((TransitionSource) -> Rect?)?

  /// The states that came back in this round, by the node that went.
  @exclusivity(unchecked) var resumed: [UInt32: (numbers: TransitionNumbers, velocity: Numbers)] =
    [:]

  /// The number of this round.
  @exclusivity(unchecked) private(set) var round = 0

  /// Whether something that moved may have come to rest in this round.
  @exclusivity(unchecked) var mayRest = false

  /// What has come in this round, and turns to its usual look in the next.
  private var arrivals: ContiguousArray<any Arrival> = []

  @exclusivity(unchecked) private var isAllowed: Bool?
  @exclusivity(unchecked) private var roundTime: Double?

  init(of graph: Graph) { self.graph = graph }

  /// Whether changes of this round may have to be shown step by step.
  var isListening: Bool {
    guard graph.transaction.animation != nil || !active.isEmpty || listeners > 0 else {
      return false
    }
    if let isAllowed { return isAllowed }
    let isAllowed = graph.backend.showsMotion
    self.isAllowed = isAllowed
    return isAllowed
  }

  /// The time at which the motions of this round begin.
  var now: Double {
    if let roundTime { return roundTime }
    let time = graph.backend.displayTime
    roundTime = time
    return time
  }

  func activate(_ node: some TransactionChanger) { active.append(node) }

  func add(arrival: some Arrival) { arrivals.append(arrival) }

  /// How what changes at `node` moves; `nil` for at once.
  func timing(for node: Node, own animation: Animation? = nil) -> Timing? {
    guard isListening else { return nil }
    let transaction = transaction(for: node)
    guard let animation = animation ?? transaction.animation else { return nil }
    guard animation.curve.takesTime else { return nil }
    return Timing(curve: animation.curve, begin: now, completion: transaction.completion)
  }

  private func transaction(for node: Node) -> Transaction {
    var changers: [any TransactionChanger] = []
    var outer: Node? = active.isEmpty && listeners == 0 ? nil : node
    while let current = outer {
      if current.flags.contains(.changesTransaction),
        let changer = current as? any TransactionChanger
      {
        changers.append(changer)
      }
      outer = current.parent
    }
    var transaction = graph.transaction
    for changer in changers.reversed() { changer.change(&transaction) }
    return transaction
  }

  /// The motion of `element`, which moves from now on.
  func motion(of element: Element) -> Motion {
    mayRest = true
    if let motion = element.motion { return motion }
    let motion = Motion(at: element.frame)
    element.motion = motion
    moving.append(element)
    return motion
  }

  /// Leaves `element` as it is.
  func stop(_ element: Element) {
    element.motion = nil
    mayRest = true
  }

  /// Ends a round: what comes now carries nothing.
  func endRound() {
    graph.transaction = Transaction()
    firstNewNode = UInt32(truncatingIfNeeded: graph.counts.nodesMade)
    if !active.isEmpty {
      for node in active { node.rest() }
      active = []
    }
    if !removals.isEmpty { removals = [:] }
    if !resumed.isEmpty { resumed = [:] }
    if !starts.isEmpty { starts = [:] }
    isAllowed = nil
    roundTime = nil
    let arriving = arrivals
    arrivals = []
    for one in arriving { one.arrive() }
    round += 1
    if mayRest || isResting == isTicking { settleTicks() }
  }

  /// Lets `mover` move from the next picture on.
  func add(_ mover: some Mover) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
    mayRest = true
  }

  /// Lets `mover` move no more. Not to be called from a step, which says so itself.
  func remove(_ mover: some Mover) {
    movers.removeAll { $0 === mover }
    mayRest = true
  }

  /// Whether elements move.
  var isMoving: Bool { !moving.isEmpty }

  private var isResting: Bool { moving.isEmpty && movers.isEmpty }

  private func settleTicks() {
    mayRest = false
    moving.removeAll { element in
      guard let motion = element.motion, isSeen(element) else { return true }
      if motion.isIdle { element.motion = nil }
      return motion.isIdle
    }
    guard isResting == isTicking else { return }
    isTicking.toggle()
    if isTicking { graph.backend.startTicks() } else { graph.backend.stopTicks() }
  }

  func close() {
    for element in moving + waiting { element.motion = nil }
    (moving, waiting) = ([], [])
    movers = []
    arrivals = []
    leaving = []
    removals = [:]
    if isTicking { graph.backend.stopTicks() }
    isTicking = false
  }
}

extension Motions {
  /// Lets `element` show another content from the next commit on.
  func turn(_ element: Element, to content: ElementContent) {
    if element.isMade, isListening { motion(of: element).hold(element.content) }
    element.goal = content
  }

  /// Decides how `element` gets to its content.
  func showContent(of element: Element, for node: Node) {
    guard element.motion != nil else { return }
    let motion = motion(of: element)
    motion.turn(
      to: element.goal, at: now, timing(for: node),
      by: ColorMixer(backend: graph.backend, scheme: element.scheme))
  }

  /// Decides how `element` gets to its place. Returns whether it is seen elsewhere at once.
  func show(_ element: Element, in frame: Rect, for node: Node) -> Bool {
    let timing = timing(for: node)
    guard timing != nil || element.motion != nil else {
      element.frame = frame
      return true
    }
    let motion = motion(of: element)
    motion.turn(to: frame, at: now, timing, isText: element.goal.isText)
    let seen = motion.frame(at: now)
    defer { element.frame = seen }
    return seen != element.frame
  }

  /// Goes on to what is to be seen in the backend's next picture. Returns whether something moved by
  /// itself, beside elements.
  fileprivate func tick() -> Bool {
    let time = graph.backend.showsMotion ? graph.backend.displayTime : .infinity
    var gone: ContiguousArray<Element> = []
    moving.removeAll { element in
      guard let motion = element.motion, isSeen(element) else { return true }
      if isAsleep(element) { return endAsleep(element, motion) }
      advance(element, motion, to: time)
      if motion.transition.isGone {
        gone.append(element)
      } else if motion.isIdle {
        element.motion = nil
      }
      return motion.isIdle || motion.transition.isGone
    }
    for element in gone { graph.remove(element) }
    let hasMoved = !movers.isEmpty
    if hasMoved { movers.removeAll { !$0.step(to: time) } }
    settleTicks()
    return hasMoved
  }

  private func isSeen(_ element: Element) -> Bool {
    guard element.isDropped, let motion = element.motion else { return true }
    return motion.transition.isLeaving || motion.outlivesView
  }

  private func isAsleep(_ element: Element) -> Bool {
    graph.sleepCount > 0 && !element.isDropped && element.node?.sleep != nil
  }

  /// Where nobody sees it, what goes round for ever waits, and all else has arrived.
  private func endAsleep(_ element: Element, _ motion: Motion) -> Bool {
    if !motion.isEndless { advance(element, motion, to: .infinity) }
    if motion.isIdle { element.motion = nil } else { waiting.append(element) }
    return true
  }

  /// Lets what is awake again go on.
  func wake() {
    guard !waiting.isEmpty else { return }
    var asleep: ContiguousArray<Element> = []
    for element in waiting where element.motion != nil && isSeen(element) {
      if isAsleep(element) {
        asleep.append(element)
      } else if !moving.contains(element) {
        moving.append(element)
      }
    }
    waiting = asleep
    mayRest = true
  }

  private func advance(_ element: Element, _ motion: Motion, to time: Double) {
    let (content, transition) = (element.content, element.transition)
    motion.advance(to: time)
    if element.content != content || element.transition != transition {
      graph.backend.update(element)
      graph.counts.mutations += 1
    }
    let frame = motion.frame(at: time)
    if frame != element.frame {
      element.frame = frame
      graph.backend.place(element)
      graph.counts.mutations += 1
    }
  }
}

/// Something that moves by itself, beside elements.
@MainActor
protocol Mover: AnyObject {
  /// Goes on to where it is at `time`. Returns whether it moves on from there.
  func step(to time: Double) -> Bool
}

extension Graph {
  /// Moves on what moves, to where it is in the backend's next picture.
  package func tick() {
    // What moves by itself may bring other views into sight.
    if motions.tick() { runFrame() }
    guard AnimationCompletion.areWaiting else { return }
    // Whoever waited for this moment shows what comes of it in the same picture.
    AnimationCompletion.callAll()
    runFrame()
  }
}

extension Element {
  /// Where it is once nothing moves.
  var goalFrame: Rect { motion?.goalFrame ?? frame }
}

extension ElementContent {
  var isText: Bool { if case .text = self { true } else { false } }
}
