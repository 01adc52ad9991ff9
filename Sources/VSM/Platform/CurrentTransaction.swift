import ViewPlatform

/// What is going on where this is called, for changes that come later: the `withAnimation` around it,
/// say. Nil where there is nothing.
func currentTransaction() -> Transaction? {
  let reading = TransactionReading()
  withTransaction(\.reading, reading) {}
  guard let animation = reading.transaction?.animation else { return nil }
  // Nobody waits for the end of what comes later.
  return Transaction(animation: animation)
}

/// Takes a transaction along that is otherwise only seen by views: it is told of one that it is put in.
private final class TransactionReading {
  var transaction: Transaction?
}

extension Transaction {
  fileprivate var reading: TransactionReading {
    get { TransactionReading() }
    set { newValue.transaction = self }
  }
}
