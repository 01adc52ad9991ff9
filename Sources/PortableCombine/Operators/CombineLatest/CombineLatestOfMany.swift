/// Sends the latest values of any number of inputs together, whenever one of them sends.
///
/// The rules are those of ``Publishers/CombineLatest``. What an event costs does not depend on the
/// number of inputs, except for making the tuple. The inputs come erased, for a failure type cannot be
/// required to be the same all over a parameter pack.
package struct CombineLatestOfMany<Failure: Error, each Value>: Publisher {
  package typealias Output = (repeat each Value)

  @usableFromInline let inputs: (repeat AnyPublisher<each Value, Failure>)

  /// Combines `inputs`, in this order.
  @inlinable
  package init(_ inputs: repeat AnyPublisher<each Value, Failure>) {
    self.inputs = (repeat each inputs)
  }

  /// Attaches `subscriber` to all inputs, the first one first.
  @inlinable
  package func receive<S: Subscriber>(subscriber: S)
  where S.Input == (repeat each Value), S.Failure == Failure {
    var count = 0
    let cells = (repeat CombineLatestOfMany.cell(for: (each Value).self, counting: &count))
    var list = ContiguousArray<JoinCell>()
    repeat list.append(each cells)
    let join = Join(subscriber, .latest, list) { (repeat (each cells).value) }
    subscriber.receive(subscription: join)
    repeat (each inputs).receive(subscriber: join.inlet(each cells))
  }

  @inlinable
  static func cell<One>(for type: One.Type, counting count: inout Int) -> LatestCell<One> {
    defer { count += 1 }
    return LatestCell(count)
  }
}
