/// Views side by side, with lines between them that a person drags or, where the keyboard is on one, moves
/// by the arrow keys.
///
///     HSplitView {
///       Outline().frame(minWidth: 120)
///       Editor()
///     }
///
/// It takes all the room there is. At first the views have equal parts of that, as far as each is no
/// smaller and no larger than it can be; in another room they keep their proportions.
public struct HSplitView<Content: View> {
  private let content: Content

  /// The views that `content` builds, side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  /// The views and the lines.
  public var body: some View { SplitView(content: content, axis: .horizontal) }
}

/// Views one above the other, with lines between them that a person drags or, where the keyboard is on one,
/// moves by the arrow keys.
///
/// It takes all the room there is. At first the views have equal parts of that, as far as each is no
/// lower and no higher than it can be; in another room they keep their proportions.
public struct VSplitView<Content: View> {
  private let content: Content

  /// The views that `content` builds, one above the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  /// The views and the lines.
  public var body: some View { SplitView(content: content, axis: .vertical) }
}

/// Views with lines between them, whichever way.
private struct SplitView<Content: View>: View {
  let content: Content
  let axis: Axis

  /// How long a person wants each view.
  @State private var wanted: [Subview.ID: Double] = [:]

  /// How long they are, and may be, as far as that was laid out.
  @State private var shown: [SplitShares.Pane] = []
  @State private var memory = SplitMemory()

  var body: some View {
    let lines = lines
    return LayoutWatch(content: panes(behind: lines)) { [memory] in
      guard memory.told != memory.panes else { return }
      memory.told = memory.panes
      shown = memory.panes
    }
  }

  private func panes(behind lines: [SplitLine]) -> some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, wanted: panes.map { wanted[$0.id] }, memory: memory) {
        ForEach(panes) { $0 }
        ForEach(lines.prefix(max(0, panes.count - 1))) { line in
          ColumnLine(
            name: line.name, width: line.length, least: line.least, most: line.most,
            isVertical: axis == .vertical
          ) { move(line.id, to: $0, of: panes.map(\.id)) }
        }
      }
    }
  }

  /// A line for each of the views that were laid out.
  private var lines: [SplitLine] {
    shown.indices.map { index in
      let room = index + 1 < shown.count ? SplitShares.room(behind: index, in: shown) : 0...0
      return SplitLine(
        id: index, name: "Pane \(index + 1) \(axis == .horizontal ? "width" : "height")",
        length: shown[index].length, least: room.lowerBound, most: room.upperBound)
    }
  }

  /// Moves the line of that number: the pane before it is `length` from then on.
  private func move(_ index: Int, to length: Double, of ids: [Subview.ID]) {
    var panes = memory.panes
    guard panes.count == ids.count, index + 1 < panes.count else { return }
    let room = SplitShares.room(behind: index, in: panes)
    let new = min(max(length, room.lowerBound), room.upperBound)
    panes[index + 1].length += panes[index].length - new
    panes[index].length = new
    // The room stays as it is, so nobody tells how the panes are laid out in it.
    shown = panes
    wanted = Dictionary(uniqueKeysWithValues: zip(ids, panes.map(\.length)))
  }
}

/// The line behind a pane.
private struct SplitLine: Identifiable, Hashable {
  let id: Int
  let name: String
  let length: Double
  let least: Double
  let most: Double
}

/// What was found of the views when they were laid out last.
nonisolated final class SplitMemory {
  var panes: [SplitShares.Pane] = []

  /// What the lines were told of that. They may know better: where one was moved, and nothing is laid out yet.
  var told: [SplitShares.Pane] = []
}
