/// Which element of a `ForEach` a row of a list shows, or is one of the rows of.
@MainActor
struct RowElement {
  /// The node of the `ForEach`.
  let collection: Node
  let extent: Extent

  /// The node of the element in there; `nil` where its number is known.
  private let node: Node?
  private let known: Int?

  /// What of a list an element is.
  enum Extent {
    /// A row of the lazy stack.
    case row
    /// A part of one.
    case partOfRow
    /// Sections, or views of which some are.
    case sections
  }

  /// The element that `node` shows, among those of `collection`. Which one that is, is only found out for
  /// who asks.
  init(_ node: Node, in collection: Node, _ extent: Extent) {
    self.collection = collection
    self.extent = extent
    self.node = node
    known = nil
  }

  /// The element of that number, which is a row of its own.
  init(number: Int, in collection: Node) {
    self.collection = collection
    extent = .row
    node = nil
    known = number
  }

  /// Its number in the collection.
  var number: Int? {
    known ?? node.flatMap { node in collection.children.firstIndex { $0 === node } }
  }

  /// Whether there may be others like it in one row of the lazy stack.
  var isPartOfRow: Bool { extent == .partOfRow }
}
