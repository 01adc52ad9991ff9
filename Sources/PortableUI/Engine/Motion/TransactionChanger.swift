/// A node that has a say in what changes inside it carry.
@MainActor
protocol TransactionChanger: Node {
  func change(_ transaction: inout Transaction)

  /// The changes that are being shown have been.
  func rest()
}
