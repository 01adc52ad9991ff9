/// The views of another view, as the elements of a ``ForEach``.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: any View
  let make: (Subview) -> Content

  /// Which views there are is known once they are shown: here there are none.
  public var startIndex: Int { 0 }
  /// The same position as the first.
  public var endIndex: Int { 0 }
  /// There is no view before they are shown: asking for one stops the program.
  public subscript(index: Int) -> Subview { SubviewsCollection(subviews: [])[index] }
}

extension ForEach {
  /// A view for each of the views that `view` is, with conditions and loops resolved.
  ///
  ///     ForEach(subviews: content) { subview in
  ///       subview.padding().background(.quaternary, in: .capsule)
  ///     }
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(view: view, make: content), content: content,
      id: FieldReading(member: "id") { $0.id })
  }
}

/// The node of a `ForEach` of views: they are told apart, and each is an element of another one.
final class ForEachSubviewsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Shown = SubviewsView<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>>

  private var shown: Shown? {
    guard let source = view.data as? ForEachSubviewCollection<Content> else { return nil }
    return Shown(base: AnyView(source.view)) { subviews in
      ForEach(data: subviews, content: source.make, id: FieldReading(member: "id") { $0.id })
    }
  }

  override func appear() {
    if let shown { children = [makeNode(shown, at: inside)] }
  }

  override func viewChanged() {
    guard let shown, let child = children.first as? NodeOf<Shown> else { return }
    child.update(shown)
  }
}
