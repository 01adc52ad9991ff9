import CGTK

/// What a program has done since it was asked first, for tests that count.
@_spi(Inspection)
public struct Activity {
  /// Frames that ran, in all windows.
  public private(set) var frames = 0

  /// Pictures that windows have painted.
  public private(set) var pictures = 0

  /// Turns of the main loop.
  public private(set) var turns = 0

  private static var painted = 0
  private static var turned = 0
  private static var isWatching = false

  /// What has been done until now.
  public static var now: Activity {
    watch()
    var activity = Activity()
    (activity.frames, activity.pictures, activity.turns) = (
      WidgetBackend.frameCount, painted, turned
    )
    return activity
  }

  /// What is done in the next `milliseconds`, in which nobody asks for anything.
  public static func whileResting(
    for milliseconds: UInt32, _ tell: @escaping (Activity) -> Void
  ) {
    let rest = Unmanaged.passRetained(Rest(from: now, tell)).toOpaque()
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { rest in
        Unmanaged<Rest>.fromOpaque(rest!).takeUnretainedValue().end()
        return 0
      }, rest, { Unmanaged<Rest>.fromOpaque($0!).release() })
  }

  private static func watch() {
    guard !isWatching else { return }
    isWatching = true
    for root in Inspection.roots {
      guard let clock = gtk_widget_get_frame_clock(root.pointer) else { continue }
      Signal.connect(clock, "after-paint") { painted += 1 }
    }
    g_source_attach(g_source_new(counter, guint(MemoryLayout<GSource>.size)), nil)
  }

  /// A source that is never ready, and is asked in each turn. GLib keeps the address of the table.
  private static let counter: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { _, timeout in
          timeout!.pointee = -1
          turned += 1
          return 0
        }, check: { _ in 0 }, dispatch: { _, _, _ in 1 }, finalize: nil, closure_callback: nil,
        closure_marshal: nil))
    return functions
  }()

  private final class Rest {
    private let begin: Activity
    private let tell: (Activity) -> Void

    init(from begin: Activity, _ tell: @escaping (Activity) -> Void) {
      self.begin = begin
      self.tell = tell
    }

    func end() {
      var activity = Activity.now
      activity.frames -= begin.frames
      activity.pictures -= begin.pictures
      activity.turns -= begin.turns
      tell(activity)
    }
  }
}
