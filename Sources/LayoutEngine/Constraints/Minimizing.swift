extension Tableau {
  private typealias Entering = (symbol: Symbol, isGrowing: Bool)

  /// No system that a screen has needs as many pivots; rounding must not make one run for ever.
  private var mostPivots: Int { 1_000 + 100 * rows.count }

  // MARK: As little as possible

  /// Makes the errors as small as they can be, from a feasible tableau to another.
  mutating func minimize() {
    var pivots = 0
    while pivots < mostPivots, let entering = cheaper(), let slot = firstBound(of: entering) {
      pivot(slot, to: entering.symbol)
      pivots += 1
    }
    objective.clearChanges()
    infeasible.removeAll(keepingCapacity: true)
  }

  /// A symbol that makes the errors less: always the first there is, so that no pivot comes twice.
  private func cheaper() -> Entering? {
    var best: Entering?
    for symbol in objective.changed where slot(of: symbol) == nil {
      if let best, best.symbol < symbol { continue }
      let kind = kinds[Int(symbol)]
      let sign = kind.isRestricted || kind == .external ? objective.sign(of: symbol) : 0
      if sign < 0 || (sign > 0 && kind == .external) { best = (symbol, sign < 0) }
    }
    return best
  }

  /// The row that keeps `entering` from going on first.
  private mutating func firstBound(of entering: Entering) -> Int? {
    var best: (slot: Int, ratio: Double)?
    for slot in column(of: entering.symbol).lazy.map(Int.init) {
      guard kinds[Int(basics[slot])].isRestricted else { continue }
      let factor = rows[slot].factor(of: entering.symbol) * (entering.isGrowing ? 1 : -1)
      guard factor < -TableauRow.tiny else { continue }
      let ratio = max(0, rows[slot].constant) / -factor
      if let best, ratio > best.ratio || (ratio == best.ratio && basics[best.slot] < basics[slot]) {
        continue
      }
      best = (slot, ratio)
    }
    return best?.slot
  }

  // MARK: Feasible again

  /// Makes a tableau feasible whose errors are the least. Returns whether that can be.
  mutating func restore() -> Bool {
    var pivots = 0
    while let slot = infeasible.popLast().map(Int.init) {
      guard basics[slot] >= 0, kinds[Int(basics[slot])].isRestricted,
        rows[slot].constant < -Self.tolerance
      else { continue }
      guard pivots < mostPivots, let entering = cheapest(in: slot) else {
        infeasible.removeAll(keepingCapacity: true)
        return false
      }
      pivot(slot, to: entering)
      pivots += 1
    }
    objective.clearChanges()
    return true
  }

  /// The symbol that makes the row at `slot` larger at the least cost.
  private func cheapest(in slot: Int) -> Symbol? {
    var best: TableauRow.Term?
    for term in rows[slot].terms {
      let kind = kinds[Int(term.symbol)]
      if kind == .external { return term.symbol }
      guard kind.isRestricted, term.factor > TableauRow.tiny else { continue }
      if let best, objective.isCheaper(best.symbol, best.factor, than: term.symbol, term.factor) {
        continue
      }
      best = term
    }
    return best?.symbol
  }

  // MARK: Another equation

  /// Adds the equation `0 = row` where the tableau allows it. Returns what speaks against it:
  /// nothing where it holds now. `marker` is in no other row.
  mutating func add(
    _ row: TableauRow, markedBy marker: Symbol
  ) -> ContiguousArray<TableauRow.Term> {
    // How far it is from holding, once as a number that may not become negative, and once as what
    // shall be as little as possible.
    let distance = makeSymbol(.slack)
    let least = makeSymbol(.external)
    insert(row, for: distance)
    let slot = insert(row, for: least)
    var pivots = 0
    while rows[slot].constant > Self.tolerance, pivots < mostPivots,
      let entering = nearer(in: slot), let bound = firstBound(of: entering)
    {
      pivot(bound, to: entering.symbol)
      pivots += 1
    }
    let against = rows[slot].constant > Self.tolerance ? rows[slot].terms : []
    drop(slot)
    free(least)
    forget(distance, keeping: marker, holds: against.isEmpty)
    return against
  }

  /// Whether `row` can become less, no matter what else moves.
  mutating func mayFall(_ row: TableauRow) -> Bool {
    let least = makeSymbol(.external)
    let slot = insert(row, for: least)
    var pivots = 0
    while rows[slot].constant > row.constant - Self.tolerance, pivots < mostPivots {
      guard let entering = nearer(in: slot) else { return false }
      guard let bound = firstBound(of: entering) else { return true }
      pivot(bound, to: entering.symbol)
      pivots += 1
    }
    return pivots < mostPivots
  }

  /// A symbol that makes the value of the row at `slot` less.
  private func nearer(in slot: Int) -> Entering? {
    for term in rows[slot].terms where abs(term.factor) > Self.tolerance {
      switch kinds[Int(term.symbol)] {
      case .slack, .error: if term.factor < 0 { return (term.symbol, true) }
      case .external: return (term.symbol, term.factor < 0)
      case .dummy, .none: continue
      }
    }
    return nil
  }

  /// Takes the distance out, which is nothing where the equation holds.
  private mutating func forget(_ distance: Symbol, keeping marker: Symbol, holds: Bool) {
    if let slot = slot(of: distance) {
      if holds { keepEquation(at: slot, marker: marker) }
      if let slot = self.slot(of: distance) { drop(slot) }
    }
    free(distance)
  }

  /// Solves the row of a distance that is nothing for something else.
  private mutating func keepEquation(at slot: Int, marker: Symbol) {
    shift(slot, by: -rows[slot].constant)
    let other = rows[slot].terms.first {
      kinds[Int($0.symbol)] != .dummy && abs($0.factor) > Self.tolerance
    }
    if let other {
      pivot(slot, to: other.symbol)
    } else if rows[slot].factor(of: marker) != 0 {
      // It follows from others that are required: it goes on as an equation of dummies.
      pivot(slot, to: marker)
    }
  }
}
