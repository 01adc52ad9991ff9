public import Foundation
import LayoutEngine
public import PortableUI
public import StreamTesting

/// A screen in memory that shows a view, and that a test uses as a person would.
///
///     let screen = Screen(CounterView())
///     try screen.tap("Add")
///     await screen.settle()
///     #expect(screen.texts == ["Count: 1", "Add"])
///
/// The first frame is done when the initialiser returns. What a person does is followed by a frame,
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
  /// Give it to the code under test where that asks for a scheduler: a debounce, a delay, a timer.
  public let clock: TestScheduler<VirtualTime, Never>

  /// How large the screen is.
  public let size: CGSize

  /// Whether it is light or dark.
  public let colorScheme: ColorScheme

  /// Whether things are seen to move.
  public enum Animations: Hashable, Sendable {
    /// Everything is at once where it will be.
    case off
    /// Things move as the screen's ``Screen/clock`` advances.
    case on
  }

  private var isClosed = false

  /// A screen that shows `view`.
  ///
  /// Pass the `clock` where the view was made with one; otherwise the screen has its own. With
  /// `animations` on, what moves is where it is at the clock's time, whenever that was advanced.
  public init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844),
    locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
    animations: Animations = .off, clock: TestScheduler<VirtualTime, Never> = TestScheduler()
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.clock = clock
    backend = HeadlessBackend(
      clock: clock, palette: Palette(colorScheme), showsMotion: animations == .on)
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.colorScheme = colorScheme
    graph = Graph(
      view, on: backend, size: Size(width: Double(size.width), height: Double(size.height)),
      environment: environment, host: Host(clock: clock))
    backend.graph = graph
    graph.runFrame()
  }

  isolated deinit { takeDown() }

  /// Takes the view off the screen, and says what it leaves behind: closures that wait for
  /// ``clock``, and work that was begun and does not end. Such a test fails.
  ///
  /// A screen that is let go of is taken down silently.
  public func close(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    takeDown()
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle(leavingTasks: true, for: caller)
    var left = graph.pendingWork
    if clock.pendingCount > 0 {
      left.append("\(clock.pendingCount) closures on the screen's clock")
    }
    guard !left.isEmpty else { return }
    report(
      "A screen was closed, and something of it is still alive.",
      facts: [("still alive", listed(left))],
      fix: "Cancel it when the view disappears, or let its time come: advance the clock.",
      to: caller)
  }

  private func takeDown() {
    guard !isClosed else { return }
    isClosed = true
    backend.root?.turnDeaf()
    graph.close()
  }
}
