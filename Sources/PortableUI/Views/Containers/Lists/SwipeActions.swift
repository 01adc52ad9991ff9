import Foundation

nonisolated extension View {
  /// Buttons of a row of a list, which are seen while the pointer is at the row, and which fingers uncover
  /// that push the row away from `edge`.
  ///
  /// For a pointer they stand at its end, over what would be hard to read between them: those of the leading
  /// edge first, and the first one of the trailing edge last, nearest to that edge. Fingers that push it over
  /// most of its width do what the first button does, where `allowsFullSwipe`.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    rowTrait(
      .actions(
        edge, RowAction(buttons: ErasedContent(content()), allowsFullSwipe: allowsFullSwipe)))
  }
}

/// What a row lets a person do, at each of its ends.
struct RowActionList {
  var leading: [RowAction] = []
  var trailing: [RowAction] = []

  /// Deletes the row, where nothing else is said about its end.
  var delete: (@MainActor () -> Void)?

  /// The buttons at that end.
  func group(at edge: HorizontalEdge) -> RowActionGroup {
    edge == .leading
      ? RowActionGroup(parts: leading)
      : RowActionGroup(parts: trailing, delete: trailing.isEmpty ? delete : nil)
  }

  /// Whether there is something to do at that end.
  func isEmpty(at edge: HorizontalEdge) -> Bool {
    let group = group(at: edge)
    return group.parts.isEmpty && group.delete == nil
  }

  /// Whether a swipe over all of the row does what the first button at that end does.
  func allowsFullSwipe(at edge: HorizontalEdge) -> Bool {
    group(at: edge).parts.first?.allowsFullSwipe ?? true
  }
}

/// What one modifier says that can be done.
struct RowAction {
  let buttons: ErasedContent
  let allowsFullSwipe: Bool
}

/// The buttons of a row, on a plate of their own at its end.
struct RowActions: View {
  let list: RowActionList

  var body: some View {
    HStack(spacing: ActionRow.spacing) {
      list.group(at: .leading)
      ActionRow(edge: .trailing) { list.group(at: .trailing) }
    }
    .padding(ActionRow.spacing)
    .background(.background, in: .rect(cornerRadius: 9))
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    .rowActionLooks()
    .zIndex(1)
  }
}

extension View {
  /// Buttons as they look at the ends of rows.
  func rowActionLooks() -> some View {
    buttonStyle(.borderedProminent)
      .environment(\.usualLabelAppearance, .iconOnly)
      .environment(\.tint, nil)
      .environment(\.usualButton, UsualButton(tint: .gray))
      .environment(\.listLook, nil)
      .environment(\.isInListRow, false)
      .layer(LayerContent(isAside: true))
  }
}

/// The buttons that several modifiers have put somewhere, and one that deletes where `delete` is.
struct RowActionGroup: View {
  let parts: [RowAction]
  var delete: (@MainActor () -> Void)?

  var body: some View {
    ForEach(parts.indices, id: \.self) { RowActionPart(erased: parts[$0].buttons) }
    if let delete {
      Button("Delete", systemImage: "trash", role: .destructive) { delete() }
    }
  }
}

/// What one modifier has put there.
struct RowActionPart: View, PrimitiveView, ErasedView {
  let erased: ErasedContent

  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}
