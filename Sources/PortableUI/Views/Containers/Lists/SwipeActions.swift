import Foundation

nonisolated extension View {
  /// Buttons of a row of a list, which fingers uncover that push the row away from `edge`.
  ///
  /// Fingers that push it over most of its width do what the first button does, where `allowsFullSwipe`. For a
  /// pointer they are lines of a menu, those of the leading edge first: a button opens it that is seen at the end
  /// of the row while the pointer is there, and so does a click with the other button, where the row has no menu of
  /// its own.
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

extension View {
  /// Buttons as they look at the ends of rows.
  func rowActionLooks() -> some View {
    buttonStyle(.borderedProminent)
      .environment(\.usualLabelAppearance, .iconOnly)
      .environment(\.tint, nil)
      .environment(\.usualButton, UsualButton(tint: .gray))
      .asideInRow()
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
