/// Makes the nodes of single views among the rows of a lazy container: rows that wait to be made.
@MainActor
protocol RowMaker {
  /// The node of such a row.
  func makeRow<V: View>(_ view: V, at place: Place) -> NodeOf<V>
}
