import Foundation

/// What stands before the content of a row while its list is edited.
enum RowMark: Hashable {
  /// A button that deletes it.
  case delete
  /// Whether it is one of several that are selected.
  case selected, unselected
}

/// A mark that is to be seen.
struct RowMarkView: View {
  let mark: RowMark
  let delete: @MainActor () -> Void

  var body: some View {
    Group {
      switch mark {
      case .delete:
        Button(role: .destructive, action: delete) {
          Label("Delete", systemImage: "minus.circle.fill").foregroundColor(.red)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
      // That a row is selected is said of the row; a click on the mark is one on the row.
      case .selected:
        Image(systemName: "checkmark.circle.fill").foregroundColor(.accentColor)
          .allowsHitTesting(false).accessibilityHidden(true)
      case .unselected:
        Image(systemName: "circle").foregroundColor(.secondary)
          .allowsHitTesting(false).accessibilityHidden(true)
      }
    }
    .asideInRow()
  }
}

/// What a person moves a row by while its list is edited.
struct RowHandle: View {
  let drag: @MainActor (CGFloat) -> Void
  let drop: @MainActor () -> Void

  /// Nobody holds it any more, whether it was dropped or not.
  let letGo: @MainActor () -> Void
  @GestureState private var isHeld = false

  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundColor(.secondary)
      .padding(4)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 2, coordinateSpace: .global)
          .onChanged { drag($0.translation.height) }
          .onEnded { _ in drop() }
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
      )
      .onChange(of: isHeld) { if !isHeld { letGo() } }
      .accessibilityLabel("Reorder")
      .asideInRow()
  }
}

nonisolated extension View {
  /// A part of a row that is no part of what the row says.
  func asideInRow() -> some View {
    environment(\.listLook, nil)
      .environment(\.isInListRow, false)
      .layer(LayerContent(isAside: true))
  }
}

/// What is shown of a row that is edited.
@MainActor
struct KnownMarks {
  var mark: (node: NodeOf<RowMarkView>, kind: RowMark)?
  var handle: Node?
}

extension ListRowsNode {
  /// What is to stand before the content of a row.
  private func wantedMark(_ facts: RowFacts) -> RowMark? {
    guard isEditing, facts.part == .content else { return nil }
    if view.selection?.isMultiple == true {
      return value(of: facts).map { selected.contains($0) ? .selected : .unselected }
    }
    return facts.allowedDeletion == nil ? nil : .delete
  }

  /// Shows of `row` what there is to edit, and nothing else.
  func followMarks(of row: MadeRow) {
    let (box, id) = (row.box, ObjectIdentifier(row.box))
    if isEditing, shownActions?.box === box { hideActions() }
    if isEditing, rowSwipe?.box === box { closeSwipe() }
    let mark = wantedMark(row.facts)
    let isMovable = isEditing && row.facts.allowedMove != nil
    let old = marks[id]
    guard old?.mark?.kind != mark || (old?.handle != nil) != isMovable else { return }
    var new = old ?? KnownMarks()
    if new.mark?.kind != mark { show(mark, in: &new, of: box) }
    if isMovable, new.handle == nil {
      new.handle = makeNode(handle(of: box), at: edge(of: box))
    } else if !isMovable {
      new.handle?.drop()
      new.handle = nil
      endDrag(of: box)
    }
    marks[id] = new.mark == nil && new.handle == nil ? nil : new
    if (old?.mark == nil) != (new.mark == nil) || (old?.handle == nil) != (new.handle == nil) {
      regather(box)
    }
  }

  private func show(_ mark: RowMark?, in known: inout KnownMarks, of box: Box) {
    guard let mark else {
      known.mark?.node.drop()
      known.mark = nil
      return
    }
    // Which element a row shows may be another one by the time that its button is pressed.
    let view = RowMarkView(mark: mark) { [weak self, weak box] in
      guard let self, let row = rows.first(where: { $0.box === box }) else { return }
      withAnimation { self.delete(row) }
    }
    if known.mark == nil {
      known.mark = (makeNode(view, at: edge(of: box)), mark)
    } else {
      known.mark?.kind = mark
      known.mark?.node.update(view)
    }
  }

  private func edge(of box: Box) -> Place {
    Place(parent: self, graph: graph, scope: scope, container: box)
  }

  func dropMarks(of box: Box) {
    let known = marks.removeValue(forKey: ObjectIdentifier(box))
    known?.mark?.node.drop()
    known?.handle?.drop()
    endDrag(of: box)
  }

  private func handle(of box: Box) -> RowHandle {
    RowHandle { [weak self, weak box] height in
      if let self, let box { drag(box, by: height) }
    } drop: { [weak self] in
      self?.dropRow()
    } letGo: { [weak self, weak box] in
      if let self, let box { endDrag(of: box) }
    }
  }
}
