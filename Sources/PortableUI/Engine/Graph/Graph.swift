package import LayoutEngine

/// The views of one window or screen, and everything that keeps them up to date.
@MainActor
package final class Graph {
  package let backend: any Backend

  /// What stands in for the real world, if anything does.
  let host: Host?
  @exclusivity(unchecked) package internal(set) var counts = Counts()

  /// What of the graph waits for the next frame.
  @exclusivity(unchecked) var dirtyNodes = ReusedQueue<Node>()
  @exclusivity(unchecked) var staleBoxes = ReusedQueue<Box>()
  @exclusivity(unchecked) var boxesToCommit = ReusedQueue<Box>()
  @exclusivity(unchecked) var boxesToOrder = ReusedQueue<Box>()

  /// Those that are not shown yet, and maybe never: an item for a bar that is hidden.
  var boxesToOrderOnceMade = ReusedQueue<Box>()
  @exclusivity(unchecked) var hasNewLayout = false

  /// How many parts of the graph sleep, and what is to be shown of those that fell asleep or woke.
  var sleepCount = 0
  var sleepChanges: ContiguousArray<Element> = []
  /// The nodes that read the layout, those further out first once it is read.
  @exclusivity(unchecked) var layoutReaders: ContiguousArray<any LayoutReader> = []
  var areLayoutReadersStale = false

  /// The features that have something to do in each frame.
  var participants: ContiguousArray<any FrameParticipant> = []

  /// Makes rows that wait, from the first lazy container on.
  var rowMaker: (any RowMaker)?

  @exclusivity(unchecked) var droppedElements: ContiguousArray<Element> = []
  @exclusivity(unchecked) var lifecycle: ContiguousArray<LifecycleEvent> = []
  @exclusivity(unchecked) var endings: ContiguousArray<LifecycleEvent> = []
  @exclusivity(unchecked) var isFrameRequested = false
  @exclusivity(unchecked) var isRunning = false

  /// What the changes carry that the next round shows.
  @exclusivity(unchecked) var transaction = Transaction()

  /// What moves.
  private(set) lazy var motions = Motions(of: self)

  /// Where the keyboard is.
  private(set) lazy var keyboard = Keyboard(of: self)

  /// Those who want to know about preferences, and whether they may have changed.
  var preferenceReaders: ContiguousArray<any PreferenceReader> = []
  var arePreferencesStale = false

  /// How often bodies of each type of view were asked for, by the type's number.
  @exclusivity(unchecked) var bodyCounts: ContiguousArray<Int> = []

  /// The element that everything is in, and the box that lays it out.
  private(set) var root: Node?
  package let rootElement: Element
  private(set) var rootBox: Box?
  package internal(set) var size: Size

  /// What is set for all of the graph.
  private let scope: EnvironmentScope
  private(set) var environment: EnvironmentValues
  private var direction: GraphDirection?

  /// What views keep as long as the graph is there.
  private(set) lazy var sceneValues = VolatileDefaults(empty: ())

  /// The scheme that the views want, and whether elements may have another one than they should.
  var preferredScheme: ColorScheme?
  var areSchemesStale = false

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
    var environment = environment
    environment.beginEditMode()
    scope = EnvironmentScope(parent: outer, environment.classified(for: size))
    self.environment = environment
    direction = GraphDirection(of: self, scope)
    let place = Place(parent: nil, graph: self, scope: scope, container: nil)
    root = inside { makeNode(RootView(content: view), at: place) }
    needsFrame()
  }

  isolated deinit { close() }

  /// Shows another value of the view it was made with.
  package func show<Content: View>(_ view: Content) {
    guard let root else { return }
    unsafeDowncast(root, to: NodeOf<RootView<Content>>.self).update(RootView(content: view))
  }

  /// Sets other values for all of the graph.
  package func setEnvironment(_ values: EnvironmentValues) {
    var values = values
    values.keepEditMode(of: environment)
    environment = values
    values = values.classified(for: size)
    if let preferredScheme { values.colorScheme = preferredScheme }
    // A graph is told of its own direction by what follows that.
    _ = scope.replace(with: values)
  }

  /// Lays everything out in a room of another size.
  package func resize(to size: Size) {
    guard size != self.size, let rootBox else { return }
    let old = (UserInterfaceSizeClass.across(self.size), UserInterfaceSizeClass.down(self.size))
    self.size = size
    if old != (.across(size), .down(size)) { setEnvironment(environment) }
    _ = rootBox.record.invalidate()
    layoutChanged(rootBox)
  }

  /// The least room in which nothing of the content is cut off.
  package var leastSize: Size { rootBox?.leastContent ?? .zero }

  /// The most room that its views take; endless where they fill what there is.
  package var mostSize: Size {
    rootBox?.contentSize(for: Proposal(width: .infinity, height: .infinity)) ?? .zero
  }

  /// The size that its content likes to have.
  package var idealSize: Size { rootBox?.size(for: .unspecified) ?? .zero }

  /// Takes the graph apart: every view disappears.
  package func close() {
    guard let root else { return }
    isFrameRequested = true
    root.drop()
    keyboard.close()
    motions.close()
    direction?.close()
    stopWaiting()
    self.root = nil
    rootBox = nil
    let events = lifecycle + endings
    lifecycle = []
    endings = []
    inside { for event in events { event.action() } }
    dirtyNodes.clear()
    staleBoxes.clear()
    boxesToCommit.clear()
    boxesToOrder.clear()
    boxesToOrderOnceMade.clear()
    for participant in participants { participant.graphClosed() }
    participants = []
    droppedElements = []
    sleepChanges = []
    backend.graphClosed()
  }

  func adoptRoot(_ box: Box) { rootBox = box }
}
