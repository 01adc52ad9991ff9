import Threads

/// A view that a person can drag something away from.
struct DraggableView<Content: View> {
  let content: Content
  let give: () -> NSItemProvider?
  let preview: (@MainActor () -> UIImage?)?
}

extension DraggableView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { DraggableNode(self, at: place) }
}

private final class DraggableNode<Content: View>: ModifierNode<DraggableView<Content>, Content>,
  DragGiver
{
  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    var looks = LayerLooks.none
    looks.exchange = .gives
    box.element = Element(.layer(.looking(looks)), of: self)
  }

  func give() -> DraggedItems? {
    guard let item = view.give(), !item.offers.isEmpty else { return nil }
    return DraggedItems(items: [item], preview: view.preview)
  }
}

nonisolated extension View {
  /// Lets a person drag `payload` from this view to where it can be dropped: another view, another window, or
  /// another program.
  ///
  ///     Text(note.title)
  ///       .draggable(note)
  ///
  /// It is made when the dragging begins. A gesture of this view that waits for the pointer to move comes first, and
  /// so do fields and sliders in it. In a row of a list that can be moved, dragging up and down moves the row.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DraggableView(content: self, give: { NSItemProvider(of: payload()) }, preview: nil)
  }

  /// Lets a person drag `payload` from this view, and shows `preview` at the pointer meanwhile.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    let preview = Handover(preview)
    return DraggableView(
      content: self, give: { NSItemProvider(of: payload()) },
      preview: { picture(preview.content()) })
  }

  /// Lets a person drag what `data` makes from this view. Something without any form is not dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DraggableView(content: self, give: data, preview: nil)
  }

  /// Lets a person drag what `data` makes from this view, and shows `preview` at the pointer meanwhile.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    let preview = Handover(preview)
    return DraggableView(content: self, give: data, preview: { picture(preview.content()) })
  }

  /// Lets a person drag what `action` makes from this view, where it makes something; `nil` takes that away.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    DraggableView(content: self, give: { action?() }, preview: nil)
  }
}

@MainActor
private func picture(_ view: some View) -> UIImage? { ImageRenderer.picture(of: view) }
