import Foundation

extension View {
  /// Buttons of a row of a list, which are seen while the pointer is at the row.
  ///
  /// They stand at its end, over what would be hard to read between them: those of the leading edge first,
  /// and the first one of the trailing edge last, nearest to that edge.
  /// `allowsFullSwipe` is for fingers on phones: without effect on a desktop.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    rowTrait(.actions(edge, ErasedContent(content())))
  }
}

/// The buttons of a row, on a plate of their own at its end.
struct RowActions: View {
  let leading: [ErasedContent]
  let trailing: [ErasedContent]

  /// Deletes the row, where nothing else is said about its end.
  let delete: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: BackwardRow.spacing) {
      RowActionGroup(parts: leading)
      BackwardRow { atEnd }
    }
    .buttonStyle(.borderedProminent)
    .environment(\.usualLabelAppearance, .iconOnly)
    .environment(\.tint, nil)
    .environment(\.usualButton, UsualButton(tint: .gray))
    .padding(BackwardRow.spacing)
    .background(.background, in: .rect(cornerRadius: 9))
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    .environment(\.listLook, nil)
    .environment(\.isInListRow, false)
    .layer(LayerContent(isAside: true))
    .zIndex(1)
  }

  @ViewBuilder
  private var atEnd: some View {
    RowActionGroup(parts: trailing)
    if let delete, trailing.isEmpty {
      Button(role: .destructive) {
        delete()
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
  }
}

/// Views beside one another, the first of them where reading ends.
struct BackwardRow: Layout {
  static let spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = Self.spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var end = bounds.maxX
    for view in subviews {
      view.place(at: CGPoint(x: end, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
      end -= view.sizeThatFits(.unspecified).width + Self.spacing
    }
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
