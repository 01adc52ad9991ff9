import Synchronization
import Threads

/// The transaction of what a thread is doing.
enum TransactionScope {
  /// How many there are, so that without any a write costs no more than a look at this.
  private static let count = Atomic<Int>(0)
  private static let transactions = Guarded<[UInt: Transaction]>([:])

  static var current: Transaction? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    return transactions.withLock { $0[threadToken()] }
  }

  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = threadToken()
    let outer = transactions.withLock { $0.updateValue(transaction, forKey: thread) }
    count.add(1, ordering: .relaxed)
    defer {
      count.subtract(1, ordering: .relaxed)
      transactions.withLock { $0[thread] = outer }
    }
    return try body()
  }
}
