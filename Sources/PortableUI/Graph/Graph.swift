package import LayoutEngine

/// The views of one window or screen, and everything that keeps them up to date.
@MainActor
package final class Graph {
  package let backend: any Backend

  /// What stands in for the real world, if anything does.
  let host: Host?
  @exclusivity(unchecked) package internal(set) var counts = Counts()

  /// What of the graph waits for the next frame.
  @exclusivity(unchecked) var dirtyNodes = Agenda<Node>()
  @exclusivity(unchecked) var staleBoxes = Agenda<Box>()
  @exclusivity(unchecked) var boxesWithNews = Agenda<Box>()
  @exclusivity(unchecked) var boxesToOrder = Agenda<Box>()
  @exclusivity(unchecked) var hasNewLayout = false
  /// The nodes that read the layout, those further out first once it is read.
  @exclusivity(unchecked) var layoutReaders: ContiguousArray<any LayoutReader> = []
  var areLayoutReadersStale = false

  /// Scroll views that a program has scrolled in this frame, until the layout is done.
  @exclusivity(unchecked) var aims: ContiguousArray<Scroller> = []

  /// The questions that are open; see ``DialogSurface``.
  @exclusivity(unchecked) var dialogs: ContiguousArray<any DialogSurface> = []
  @exclusivity(unchecked) var droppedElements: ContiguousArray<Element> = []
  @exclusivity(unchecked) var lifecycle: ContiguousArray<LifecycleEvent> = []
  @exclusivity(unchecked) var endings: ContiguousArray<LifecycleEvent> = []
  @exclusivity(unchecked) private var isFrameRequested = false
  @exclusivity(unchecked) private var isRunning = false

  /// What the changes carry that the next round shows.
  @exclusivity(unchecked) var transaction = Transaction()

  /// What moves.
  private(set) lazy var motions = Motions(of: self)

  /// Where the keyboard is.
  private(set) lazy var keyboard = Keyboard(of: self)

  /// Those who want to know about preferences, and whether there may be news for them.
  var preferenceReaders: ContiguousArray<any PreferenceReader> = []
  var arePreferencesStale = false

  /// What views have begun and not finished, by the number of its ticket.
  var work: [Int: String] = [:]
  var lastTicket = 0

  /// How often bodies of each type of view were asked for, by the type's number.
  @exclusivity(unchecked) private var bodyCounts: ContiguousArray<Int> = []

  /// The element that everything is in, and the box that lays it out.
  private(set) var root: Node?
  package let rootElement: Element
  private(set) var rootBox: Box?
  package internal(set) var size: Size

  /// Chooses the size of the room by the size that the content likes to have, in the first layout.
  package var chooseSize: ((Size) -> Size)?

  /// What is set for all of the graph.
  private let scope: EnvironmentScope

  /// A graph that shows `view` on `backend`, in a room of `size`, with `environment` set for all of it
  /// over what `outer` has. A `host` stands in for the real world.
  package init<Content: View>(
    _ view: Content, on backend: any Backend, size: Size, environment: EnvironmentValues,
    inside outer: EnvironmentScope? = nil, host: Host? = nil
  ) {
    self.backend = backend
    self.host = host
    self.size = size
    rootElement = Element(.layer(LayerContent()), of: nil)
    scope = EnvironmentScope(parent: outer, environment)
    let place = Place(parent: nil, graph: self, scope: scope, container: nil)
    root = inside { makeNode(RootView(content: view), at: place) }
    needsFrame()
  }

  isolated deinit { close() }

  /// Asks for one frame, however often it is called before that frame, or during it.
  func needsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    Graph.waiting.append(Waiting(graph: self))
    backend.requestFrame()
  }

  /// Those that need a frame.
  @exclusivity(unchecked) private static var waiting: ContiguousArray<Waiting> = []

  private struct Waiting { unowned let graph: Graph }

  /// Shows now what waits for a frame and carries something else than `transaction`.
  static func show(exceptWith transaction: Transaction?) {
    for one in waiting where one.graph.transaction != transaction ?? Transaction() {
      one.graph.runPending()
    }
  }

  /// Whether something waits for a frame.
  package var isFrameNeeded: Bool { isFrameRequested }

  /// Takes in what has changed, and runs a frame where one is needed.
  package func pump() {
    Inbox.empty()
    runFrame()
  }

  /// Runs one frame, and says whether it changed something on the backend.
  @discardableResult
  package func runFrame() -> Bool {
    let mutations = counts.mutations
    Inbox.empty()
    runPending()
    return counts.mutations != mutations
  }

  private func runPending() {
    // Whoever asks for a frame from inside of one, in onAppear say, gets what it needs by another
    // round of the one that runs.
    guard isFrameRequested, !isRunning else { return }
    isRunning = true
    let isInside = Inbox.isFrameRunning
    Inbox.isFrameRunning = true
    var frame = Frame(graph: self)
    if host == nil { frame.run() } else { inside { frame.run() } }
    Inbox.isFrameRunning = isInside
    isRunning = false
    isFrameRequested = false
    Graph.waiting.removeAll { $0.graph === self }
  }

  /// Whether nothing waits for another round.
  var isSettled: Bool {
    dirtyNodes.isEmpty && staleBoxes.isEmpty && !hasNewLayout && lifecycle.isEmpty
      && endings.isEmpty && !arePreferencesStale && Inbox.isOwnEmpty
  }

  /// Shows another value of the view it was made with.
  package func show<Content: View>(_ view: Content) {
    guard let root else { return }
    unsafeDowncast(root, to: NodeOf<RootView<Content>>.self).update(RootView(content: view))
  }

  /// Sets other values for all of the graph.
  package func setEnvironment(_ values: EnvironmentValues) { scope.replace(with: values) }

  /// Lays everything out in a room of another size.
  package func resize(to size: Size) {
    guard size != self.size, let rootBox else { return }
    self.size = size
    _ = rootBox.record.invalidate()
    layoutChanged(rootBox)
  }

  /// Takes the graph apart: every view disappears.
  package func close() {
    guard let root else { return }
    isFrameRequested = true
    root.drop()
    keyboard.close()
    motions.close()
    Graph.waiting.removeAll { $0.graph === self }
    self.root = nil
    rootBox = nil
    let events = lifecycle + endings
    lifecycle = []
    endings = []
    inside { for event in events { event.action() } }
    dirtyNodes.clear()
    staleBoxes.clear()
    boxesWithNews.clear()
    boxesToOrder.clear()
    aims = []
    droppedElements = []
    backend.graphClosed()
  }

  /// How often a body of `V` was asked for.
  package func bodyCount<V: View>(of type: V.Type) -> Int {
    let number = ViewType.of(type).number
    return number < bodyCounts.count ? bodyCounts[number] : 0
  }

  func countBody(of type: ViewType) {
    counts.bodies += 1
    while bodyCounts.count <= type.number { bodyCounts.append(0) }
    bodyCounts[type.number] += 1
  }

  func adoptRoot(_ box: Box) { rootBox = box }
}

/// What a graph has done since it was made: what tests of speed look at.
package struct Counts: Equatable {
  /// Bodies asked for.
  package var bodies = 0

  /// Nodes made.
  package var nodesMade = 0

  /// Questions for a size that neither memory nor arithmetic could answer.
  package var measures = 0

  /// Calls that changed something on the backend.
  package var mutations = 0

  /// Frames that ran.
  package var frames = 0

  package init() {}
}

/// What a graph's content stands in: it is given the whole room, and centred where it takes less.
struct RootView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { RootNode(self, at: place) }
}

final class RootNode<Content: View>: NodeOf<RootView<Content>>, RoomNode {
  private var knownRoom: Room?

  override var ownRoom: Room? { knownRoom }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    knownRoom = Room(of: self, around: box)
    box.element = graph.rootElement
    box.flags.formUnion([.needsChildren, .isStale])
    self.box = box
    graph.adoptRoot(box)
    graph.staleBoxes.append(box)
    children = [makeNode(view.content, at: inside)]
  }

  override func viewChanged() {
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(view.content)
  }

  override func disappear() { knownRoom?.close() }

  func placeRoom() {
    guard let box else { return }
    if let choose = graph.chooseSize {
      graph.chooseSize = nil
      graph.size = choose(box.size(for: .unspecified))
    }
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: .zero, size: graph.size, proposal: Proposal(graph.size)))
    knownRoom?.wasPlaced()
  }
}
