/// A view for each element of a collection.
///
/// An element's identity carries the state of its view: when elements come, go and move, their views
/// move with them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: FieldReading<Data.Element, ID>

  /// The identities of all elements.
  var ids: ContiguousArray<ID> { id.values(of: data) }

  /// The same, where it is known where they lie; see ``FieldReading/place``.
  func ids(at place: Int?) -> ContiguousArray<ID> { id.reading(at: place).values(of: data) }
}

extension ForEach: View, PrimitiveView where Content: View {
  package static var isSingle: Bool { false }

  /// The views show themselves.
  public typealias Body = Never

  package func makeNode(at place: Place) -> NodeOf<Self> {
    if Data.self == ForEachSubviewCollection<Content>.self {
      return ForEachSubviewsNode(self, at: place)
    }
    // Each section of a list has rows of its own, which wait instead of it.
    return place.isAmongRows && !ViewType.of(Content.self).holdsSections
      ? LazyForEachNode(self, at: place) : ForEachNode(self, at: place)
  }

  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }
}

extension ForEach {
  /// What another module makes of each element, told apart by the property at `id`.
  package init(
    data: Data, id: KeyPath<Data.Element, ID>, making: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: making, id: FieldReading(id))
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by the element's own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // A closure and not a key path: that would be made, and walked along, for each element.
    self.init(data: data, content: content, id: FieldReading(member: "id") { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: FieldReading(id))
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: FieldReading(\.self))
  }
}
