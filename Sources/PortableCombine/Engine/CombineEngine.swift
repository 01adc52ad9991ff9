/// What becomes of a value that was used for an output.
@frozen @usableFromInline
enum CombineRule {
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
final class CombineEngine<Downstream: Subscriber>: Inputs, Subscription, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let rule: CombineRule
  @usableFromInline let cells: ContiguousArray<InputCell>
  @usableFromInline let make: () -> Downstream.Input

  /// What the downstream still wants: all it ever asked for, until every input is connected.
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  /// How many inputs have no value to use.
  @exclusivity(unchecked) @usableFromInline var missing: Int
  @exclusivity(unchecked) @usableFromInline var unfinished: Int

  /// Whether outputs are being made, further up the stack.
  @exclusivity(unchecked) @usableFromInline var isDraining = false

  /// Whether a value came meanwhile that no output has been made of: what the downstream sends from
  /// inside is delivered in turn, so that feedback does not deepen the stack.
  @exclusivity(unchecked) @usableFromInline var isBehind = false

  @inlinable
  init(
    _ downstream: Downstream, _ rule: CombineRule, _ cells: ContiguousArray<InputCell>,
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
  func input<Cell: TypedInputCell>(_ cell: Cell) -> CombineInputSubscriber<Cell, Downstream> {
    CombineInputSubscriber(engine: self, cell: cell)
  }

  @usableFromInline var debugName: String { rule == .latest ? "CombineLatest" : "Zip" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", demand), ("missing", missing)]
  }
}

// MARK: From upstream

extension CombineEngine {
  @usableFromInline
  func connect(_ upstream: any Subscription, _ cell: InputCell) {
    guard keep(upstream, at: cell.index) else { return }
    if demand > .none { upstream.request(demand) }
  }

  @inlinable
  func accept<Cell: TypedInputCell>(_ value: Cell.Value, _ cell: Cell) {
    guard isOpen, !cell.isFinished else { return }
    if !cell.isReady { missing &-= 1 }
    if isDraining && rule == .latest && cell.isReady {
      // An answer that is always the same would otherwise be delivered for ever.
      if cell.holds(value) { return }
    }
    cell.store(value)
    // The release of the former value may have cancelled everything.
    if missing == 0 && isOpen { use() }
  }

  /// Makes what can be made now. Called when every input has a value.
  @inlinable
  func use() {
    switch rule {
    case .latest: deliverLatest()
    case .pair: drain()
    }
  }

  @inlinable
  func deliverLatest() {
    if isDraining {
      isBehind = true
      return
    }
    if demand == .none { return }
    isDraining = true
    deliver(make())
    if isBehind { catchUp() }
    isDraining = false
  }

  /// Delivers what was fed back while the last output was delivered, and so on.
  @usableFromInline
  func catchUp() {
    while isBehind && isOpen {
      isBehind = false
      if demand > .none { deliver(make()) }
    }
    isBehind = false
    if unfinished == 0 { finishIfDry() }
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

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ cell: InputCell) {
    switch completion {
    case .finished: finish(cell)
    case .failure(let error): fail(error, cell)
    }
  }

  /// An input has completed.
  @usableFromInline
  func finish(_ cell: InputCell) {
    guard isOpen, !cell.isFinished else { return }
    cell.isFinished = true
    unfinished -= 1
    release(at: cell.index)
    finishIfDry()
  }

  /// Finishes where no further output can be made.
  @usableFromInline
  func finishIfDry() {
    guard isDry, close() else { return }
    clear()
    downstream.receive(completion: .finished)
  }

  private var isDry: Bool {
    switch rule {
    case .latest: unfinished == 0 && !isBehind
    case .pair: cells.contains { $0.isFinished && !$0.isReady }
    }
  }

  @usableFromInline
  func fail(_ error: Downstream.Failure, _ cell: InputCell) {
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

extension CombineEngine {
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

/// Feeds one input of a ``CombineEngine``.
@frozen @usableFromInline
struct CombineInputSubscriber<Cell: TypedInputCell, Downstream: Subscriber>: InputSubscriber {
  @usableFromInline typealias Input = Cell.Value
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: CombineEngine<Downstream>
  @usableFromInline let cell: Cell

  @inlinable
  init(engine: CombineEngine<Downstream>, cell: Cell) {
    self.engine = engine
    self.cell = cell
  }

  @inlinable
  func receive(_ value: Cell.Value) -> Subscribers.Demand { receive(value, in: engine) }

  @inlinable
  func connect(_ upstream: any Subscription) { engine.connect(upstream, cell) }

  @inlinable
  func accept(_ value: Cell.Value) -> Subscribers.Demand {
    engine.accept(value, cell)
    return .none
  }

  @inlinable
  func acceptLate(_ value: Cell.Value) { engine.accept(value, cell) }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.complete(completion, cell)
  }
}
