public import Foundation
import LayoutEngine
import PortableCombine
public import PortableUI
public import StreamTesting
import Threads

/// A screen in memory that shows a view, and that a test uses as a person would.
///
///     let screen = Screen(CounterView())
///     try screen.tap("Add")
///     await screen.settle()
///     #expect(screen.texts == ["Count: 1", "Add"])
///
/// The first frame is done when the initializer returns. What a person does is followed by a frame,
/// so what it changed at once can be seen at once; ``settle(leavingTasks:fileID:filePath:line:column:)`` waits
/// for what comes later. Texts are measured by a table that is the same on every machine.
///
/// Several screens may live side by side; each has a ``clock`` and ``counts`` of its own.
@MainActor
public final class Screen {
  let backend: HeadlessBackend
  package let graph: Graph

  /// The time of this screen. It stands still until a test advances it.
  ///
  /// Give it to the code under test where that asks for a scheduler or a `Clock`: a debounce, a delay,
  /// a timer. Views find it in their environment, as `@Environment(\.clock)`; see <doc:Time>.
  public let clock: TestScheduler<VirtualTime, Never>

  /// What the calendar shows to views that go by it: it goes on with ``clock``.
  public var date: Date { host.date }

  /// How large the screen is.
  public internal(set) var size: CGSize

  /// Whether it is light or dark. Set it to switch from one to the other, as a person does in the desktop's
  /// settings while the app is open.
  public var colorScheme: ColorScheme {
    didSet {
      guard colorScheme != oldValue else { return }
      environment.desktopScheme = colorScheme
      backend.palette = Palette(colorScheme)
      graph.setEnvironment(environment)
      graph.runFrame()
    }
  }

  /// Whether things are seen to move.
  public enum Animations: Hashable, Sendable {
    /// Everything is at once where it will be.
    case off
    /// Things move as the screen's ``Screen/clock`` advances.
    case on
  }

  /// What the person in front of the screen has asked of all apps in the desktop's settings.
  public struct Wishes: OptionSet, Hashable, Sendable {
    /// A bit for each wish.
    public let rawValue: UInt8

    /// The wishes whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing is to be seen moving: `accessibilityReduceMotion`.
    public static let lessMotion = Wishes(.lessMotion)
    /// What is in front stands out more: `colorSchemeContrast`.
    public static let moreContrast = Wishes(.moreContrast)
    /// What is on the screen is read aloud: `accessibilityVoiceOverEnabled`.
    public static let readAloud = Wishes(.readAloud)

    private init(_ wishes: PersonWishes) { rawValue = wishes.rawValue }
  }

  /// How long ``settle(leavingTasks:fileID:filePath:line:column:)`` listens in silence for the end of
  /// what it knows to be going on, before the test fails.
  ///
  /// A test that passes never waits for it, and whatever is heard begins it anew; so does work of other
  /// tests in the same process, a dozen times at most. It is there so that a test of something that does
  /// not end says so, rather than stand still.
  public var patience: Duration = .seconds(10)

  /// The addresses that views have opened, in order. A test opens none of them for real.
  public var openedURLs: [URL] { addresses.opened }
  private let addresses = OpenedAddresses()

  /// What was announced to assistive technologies, in order: by toasts, say, or by
  /// `AccessibilityNotification.Announcement`.
  public var announcements: [String] { host.announcements }

  /// The words that were copied last on this screen: by a view, or from a text by ``copy(_:from:)``. Those of something
  /// that is copied by a key, as `copyable(_:)` lets, are known after the next ``settle(leavingTasks:fileID:filePath:line:column:)``.
  public var copied: String? { clipboard.read() }
  let clipboard = MemoryClipboard()
  let fileDialogs = FileDialogs()
  let addressTakers = AddressTakers()

  /// Where views on this screen keep their settings, `@AppStorage`, unless they name a store: nothing but
  /// memory, which no other screen shares. What a test puts there before it looks is seen.
  public let defaults: UserDefaults

  let host: PortableUI.Host
  let bell: Bell
  /// What the pointer is over.
  var hovered: [Shown] = []
  var pointedRow: Shown?

  private var isClosed = false
  private var environment: EnvironmentValues
  private let hasOwnClock: Bool
  private let maker: Caller
  private var scheduling: AnyCancellable?

  /// A screen that shows `view`.
  ///
  /// Pass the `clock` where the view was made with one; otherwise the screen has its own. With
  /// `animations` on, what moves is where it is at the clock's time, whenever that was advanced. Where
  /// views go by the calendar, as a `TimelineView` does, that shows `date` first, or else the real date
  /// when the first view asks.
  public init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844),
    locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, animations: Animations = .off,
    wishes: Wishes = [],
    clock: TestScheduler<VirtualTime, Never>? = nil,
    date: Date? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.size = size
    self.colorScheme = colorScheme
    maker = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    hasOwnClock = clock == nil
    PictureScreen.standIn()
    let clock = clock ?? TestScheduler()
    self.clock = clock
    let bell = Bell()
    self.bell = bell
    let defaults = VolatileDefaults(empty: ())
    self.defaults = defaults
    host = PortableUI.Host(clock: clock, date: date, defaults: defaults) { bell.ring() }
    scheduling = clock.whenScheduled { bell.ring() }
    backend = HeadlessBackend(
      clock: clock, palette: Palette(colorScheme), showsMotion: animations == .on, bell: bell,
      onlooker: Self.onlooker(for: maker))
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.layoutDirection = layoutDirection
    environment.desktopScheme = colorScheme
    environment.wishes = PersonWishes(rawValue: wishes.rawValue)
    environment.clock = ScreenClock(clock: clock, host: host)
    environment.systemURLOpener = SystemURLOpener { [addresses] in addresses.open($0) }
    environment.fileChooser = FileChooser { [fileDialogs] in fileDialogs.ask($0, $1) }
    environment.clipboard = clipboard
    environment.addressTakers = addressTakers
    environment.keptLengths = KeptLengths()
    self.environment = environment
    graph = Graph(
      view, on: backend, size: Size(width: Double(size.width), height: Double(size.height)),
      environment: environment, host: host)
    backend.graph = graph
    backend.clipboard = clipboard
    graph.runFrame()
    backend.onlooker?.open(graph, size: graph.size)
  }

  // Not isolated, so that what it reports is reported to the test that lets go of the screen.
  deinit {
    guard !isClosed else { return }
    let (graph, backend, maker) = (graph, backend, maker)
    let ownClock = hasOwnClock ? clock : nil
    runOnMain {
      onMain {
        Self.takeDown(graph, backend)
        guard let count = ownClock?.repeatingCount, count > 0 else { return }
        Self.reportAlive(["\(count) timers on the screen's clock"], to: maker)
      }
    }
  }

  /// Takes the view off the screen, and says what it leaves behind: closures that wait for
  /// ``clock``, and work that was begun and does not end. Such a test fails.
  ///
  /// A screen that is let go of without this is taken down, too. It waits for nothing then, and the
  /// test only fails where something goes on to wait for a clock of its own: a timer that nobody stops.
  public func close(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    if !isClosed { Self.takeDown(graph, backend) }
    isClosed = true
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle(leavingTasks: true, for: caller)
    var left = graph.pendingWork
    if clock.pendingCount > 0 {
      left.append("\(clock.pendingCount) closures on the screen's clock")
    }
    if !left.isEmpty { Self.reportAlive(left, to: caller) }
  }

  private static func reportAlive(_ left: [String], to caller: Caller) {
    report(
      "A screen was closed, and something of it is still alive.",
      facts: [("still alive", listed(left))],
      fix: "Cancel it when the view disappears, or let its time come: advance the clock.",
      to: caller)
  }

  private static func takeDown(_ graph: Graph, _ backend: HeadlessBackend) {
    backend.root?.turnDeaf()
    graph.close()
  }
}
