/// What becomes of a value that was used for an output.
@frozen @usableFromInline
enum JoinRule {
  /// It is used again with every new value of another input.
  case latest

  /// It is used up.
  case pair
}

/// The engine that makes one value out of one of each input: `zip` and `combineLatest`, for any
/// number of inputs.
///
/// The inputs' values lie in cells that know their types; only `make`, written where the types are
/// known, reads them. What an event costs does not depend on the number of inputs, except for making
/// the output itself.
@usableFromInline
final class Join<Downstream: Subscriber>: Junction, Subscription, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let rule: JoinRule
  @usableFromInline let cells: ContiguousArray<JoinCell>
  @usableFromInline let make: () -> Downstream.Input

  /// What the downstream still wants: all it ever asked for, until every input is connected.
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  /// How many inputs have no value to use.
  @exclusivity(unchecked) @usableFromInline var missing: Int
  @exclusivity(unchecked) @usableFromInline var unfinished: Int

  /// Whether outputs are being made, further up the stack.
  @exclusivity(unchecked) @usableFromInline var isDraining = false

  @inlinable
  init(
    _ downstream: Downstream, _ rule: JoinRule, _ cells: ContiguousArray<JoinCell>,
    make: @escaping () -> Downstream.Input
  ) {
    self.downstream = downstream
    self.rule = rule
    self.cells = cells
    self.make = make
    missing = cells.count
    unfinished = cells.count
    super.init(inputs: cells.count)
  }

  /// The subscriber for the input behind `cell`.
  @inlinable
  func inlet<Cell: TypedJoinCell>(_ cell: Cell) -> JoinInlet<Cell, Downstream> {
    JoinInlet(join: self, cell: cell)
  }

  @usableFromInline var debugName: String { rule == .latest ? "CombineLatest" : "Zip" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", demand), ("missing", missing)]
  }
}

// MARK: From upstream

extension Join {
  @usableFromInline
  func connect(_ upstream: any Subscription, _ cell: JoinCell) {
    guard keep(upstream, at: cell.index) else { return }
    if demand > .none { upstream.request(demand) }
  }

  @inlinable
  func accept<Cell: TypedJoinCell>(_ value: Cell.Value, _ cell: Cell) {
    guard isOpen, !cell.isFinished else { return }
    if !cell.isReady { missing &-= 1 }
    cell.store(value)
    // The release of the former value may have cancelled everything.
    if missing == 0 && isOpen { use() }
  }

  /// Makes what can be made now. Called when every input has a value.
  @inlinable
  func use() {
    switch rule {
    case .latest: if demand > .none { deliver(make()) }
    case .pair: drain()
    }
  }

  @inlinable
  func drain() {
    if isDraining { return }
    isDraining = true
    while missing == 0, demand > .none, isOpen {
      let output = make()
      for cell in cells where !cell.isReady { missing &+= 1 }
      deliver(output)
    }
    isDraining = false
    if unfinished < cells.count { finishIfDry() }
  }

  @inlinable
  func deliver(_ output: Downstream.Input) {
    if demand == .unlimited {
      _ = downstream.receive(output)
    } else {
      demand -= 1
      grant(downstream.receive(output))
    }
  }

  /// An input has completed.
  @usableFromInline
  func finish(_ cell: JoinCell) {
    guard isOpen, !cell.isFinished else { return }
    cell.isFinished = true
    unfinished -= 1
    release(at: cell.index)
    finishIfDry()
  }

  /// Finishes where no further output can be made.
  @usableFromInline
  func finishIfDry() {
    let isDry = unfinished == 0 && rule == .latest
    guard isDry || cells.contains(where: { $0.isFinished && !$0.isReady }) else { return }
    guard close() else { return }
    clear()
    downstream.receive(completion: .finished)
  }

  @usableFromInline
  func fail(_ error: Downstream.Failure, _ cell: JoinCell) {
    guard isOpen, !cell.isFinished else { return }
    release(at: cell.index)
    guard close() else { return }
    clear()
    downstream.receive(completion: .failure(error))
  }

  private func clear() {
    for cell in cells { cell.empty() }
  }
}

// MARK: From downstream

extension Join {
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    take({ grant(demand) }, orQueue: { self.grant(demand) })
  }

  @inlinable
  func grant(_ more: Subscribers.Demand) {
    if more > .none { grantSome(more) }
  }

  @usableFromInline
  func grantSome(_ more: Subscribers.Demand) {
    guard isOpen else { return }
    demand += more
    if rule == .pair && missing == 0 { drain() }
    requestAll(more)
  }

  @usableFromInline
  func cancel() {
    if close() { take({ clear() }, orQueue: { self.clear() }) }
  }
}

// MARK: The inputs

/// Feeds one input of a ``Join``.
@frozen @usableFromInline
struct JoinInlet<Cell: TypedJoinCell, Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let join: Join<Downstream>
  @usableFromInline let cell: Cell

  @inlinable
  init(join: Join<Downstream>, cell: Cell) {
    self.join = join
    self.cell = cell
  }

  @inlinable
  func receive(subscription: any Subscription) {
    join.take(
      { join.connect(subscription, cell) },
      orQueue: { [join, cell] in join.connect(subscription, cell) })
  }

  @inlinable
  func receive(_ input: Cell.Value) -> Subscribers.Demand {
    join.takeInOrder(
      { join.accept(input, cell) }, orQueue: { [join, cell] in join.accept(input, cell) })
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    join.takeInOrder({ complete(completion) }, orQueue: { complete(completion) })
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: join.finish(cell)
    case .failure(let error): join.fail(error, cell)
    }
  }

  @inlinable var combineIdentifier: CombineIdentifier { join.combineIdentifier }

  @usableFromInline var debugName: String { join.debugName }
}
