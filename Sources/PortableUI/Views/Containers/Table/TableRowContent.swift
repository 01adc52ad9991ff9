import Threads

/// Rows of a table: one, or several.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable

  /// What the rows are made of.
  associatedtype TableRowBody: TableRowContent

  /// The rows, made of others.
  var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// There is none.
  public typealias TableRowBody = Never
}

extension TableRowContent where TableRowBody == Never {
  /// A row is made of no others; asking for them stops the program.
  public var tableRowBody: Never {
    stop(
      "The rows of \(Self.self) were asked for.", facts: [:],
      fix: "Use \(Self.self) in a Table; it shows itself.")
  }
}

/// Rows that are not made of other rows.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
  /// The views that stand for the rows, with a cell for each of `columns`.
  func stand(in columns: [TableColumnPart<TableRowValue>]) -> AnyView

  /// What else there may be among them.
  static var kinds: TableRowKinds { get }
}

extension PrimitiveTableRows {
  static var kinds: TableRowKinds { [] }
}

/// What there may be among the rows of a table, which their type tells.
struct TableRowKinds: OptionSet {
  let rawValue: Int

  static let sections = TableRowKinds(rawValue: 1)

  /// Rows that others are inside of.
  static let trees = TableRowKinds(rawValue: 2)

  /// The types that are asked just now.
  @MainActor fileprivate static var asked: Set<ObjectIdentifier> = []
}

extension TableRowContent {
  /// The views that stand for all its rows; `columns` are those of what they show.
  func standing(in columns: Any) -> AnyView {
    func open<Rows: PrimitiveTableRows>(_ rows: Rows) -> AnyView {
      rows.stand(in: columns as? [TableColumnPart<Rows.TableRowValue>] ?? [])
    }
    if let primitive = self as? any PrimitiveTableRows { return open(primitive) }
    return tableRowBody.standing(in: columns)
  }

  /// What else there may be among all its rows.
  static var allKinds: TableRowKinds {
    // A type may contain itself.
    guard TableRowKinds.asked.insert(ObjectIdentifier(Self.self)).inserted else { return [] }
    defer { TableRowKinds.asked.remove(ObjectIdentifier(Self.self)) }
    return (Self.self as? any PrimitiveTableRows.Type)?.kinds ?? TableRowBody.allKinds
  }
}

/// Rows of a table among views.
struct TableRowsView<Rows: TableRowContent, Value>: View {
  let rows: Rows
  let columns: [TableColumnPart<Value>]

  var body: StandingRows<Rows> { StandingRows<Rows>(views: rows.standing(in: columns)) }
}

/// The views that stand for rows, whose type tells whether there are sections among them.
struct StandingRows<Rows: TableRowContent>: PrimitiveView {
  let views: AnyView

  static var isSingle: Bool { false }
  static var holdsSections: Bool { Rows.allKinds.contains(.sections) }

  func makeNode(at place: Place) -> NodeOf<Self> { StandingRowsNode(self, at: place) }
}

final class StandingRowsNode<Rows: TableRowContent>: WrapperNode<StandingRows<Rows>, AnyView> {
  override func content() -> AnyView { view.views }
}
