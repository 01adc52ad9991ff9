import Foundation

extension View {
  /// Buttons at one end of a row of a list, which are seen while the pointer is at the row.
  ///
  /// `allowsFullSwipe` is for fingers on phones: without effect on a desktop.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    rowTrait(.actions(edge, ErasedContent(content())))
  }
}

/// The buttons at the ends of a row.
struct RowActions: View {
  let leading: [ErasedContent]
  let trailing: [ErasedContent]

  /// Deletes the row, where nothing else is said about its end.
  let delete: (() -> Void)?

  var body: some View {
    HStack(spacing: 6) {
      RowActionGroup(parts: leading)
      Spacer()
      RowActionGroup(parts: trailing)
      if let delete, trailing.isEmpty {
        Button(role: .destructive) {
          delete()
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
    }
    .buttonStyle(.borderedProminent)
    .environment(\.usualLabelAppearance, .iconOnly)
    .environment(\.tint, nil)
    .environment(\.usualButton, UsualButton(tint: .gray))
    .padding(.horizontal, 8)
    .frame(maxHeight: .infinity)
    .environment(\.listLook, nil)
    .environment(\.isInListRow, false)
    .layer(LayerContent(isAside: true))
    .zIndex(1)
  }
}

/// The buttons that several modifiers have put at one end.
struct RowActionGroup: View {
  let parts: [ErasedContent]

  var body: some View {
    ForEach(parts.indices, id: \.self) { RowActionPart(erased: parts[$0]) }
  }
}

/// What one modifier has put there.
struct RowActionPart: View, PrimitiveView, ErasedView {
  let erased: ErasedContent

  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}
