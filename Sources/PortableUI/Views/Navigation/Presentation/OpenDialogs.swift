/// Something whose element says what is inside it, which may change without changing its size.
@MainActor
protocol DialogSurface: Node {
  /// Brings its element up to date with what is inside.
  func read()
}

/// The questions that are open in a graph.
@MainActor
final class OpenDialogs: FrameParticipant {
  private var dialogs: ContiguousArray<any DialogSurface> = []

  func add(_ dialog: some DialogSurface) { dialogs.append(dialog) }

  func remove(_ dialog: some DialogSurface) { dialogs.removeAll { $0 === dialog } }

  func willShow() {
    for dialog in dialogs { dialog.read() }
  }
}

extension Graph {
  /// The questions that are open.
  var openDialogs: OpenDialogs { participant { _ in OpenDialogs() } }
}
