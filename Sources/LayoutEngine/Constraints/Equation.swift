/// A constraint as the tableau has it: an equation, with symbols for what it lacks or is off.
struct Equation {
  /// Marks where the equation went: a slack, an error or a dummy that it brought along.
  let marker: Symbol

  /// The factor of the marker, 1 or -1.
  let sign: Double

  /// The second symbol of one that need not hold.
  let other: Symbol?

  /// How much it matters where it need not hold.
  let priority: Double?

  var symbols: [Symbol] { other.map { [marker, $0] } ?? [marker] }
}

extension Tableau {
  /// Makes an equation of a constraint that says that `row` is nothing, at most nothing or at
  /// least.
  mutating func makeEquation(
    _ relation: LayoutConstraint.Relation, priority: Double?, in row: inout TableauRow
  ) -> Equation {
    let kind: SymbolKind = relation != .equal ? .slack : priority == nil ? .dummy : .error
    let other = priority == nil ? nil : makeSymbol(.error)
    let equation = Equation(
      marker: makeSymbol(kind), sign: relation == .lessThanOrEqual ? 1 : -1, other: other,
      priority: priority)
    row.add(equation.marker, times: equation.sign)
    if let other, let priority {
      row.add(other, times: -equation.sign)
      objective.enter(priority)
    }
    return equation
  }

  // MARK: Adding

  /// Adds `0 = row`. Returns what speaks against it: symbols of equations, and how often each
  /// counts.
  mutating func add(_ row: TableauRow, of equation: Equation) -> ContiguousArray<TableauRow.Term> {
    var row = withoutBasics(row)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, equation) {
      row.solve(for: subject, insteadOf: nil)
      insert(row, for: subject)
    } else if row.terms.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      if row.constant > Self.tolerance { return row.terms }
      row.constant = 0
      row.solve(for: equation.marker, insteadOf: nil)
      insert(row, for: equation.marker)
    } else {
      let against = add(row, markedBy: equation.marker)
      if !against.isEmpty { return against }
    }
    countErrors(of: equation, by: 1)
    return []
  }

  /// A symbol that the row can be solved for as it is: a variable that no row speaks of, or one of
  /// its own that becomes a number that it may be.
  private mutating func subject(of row: TableauRow, _ equation: Equation) -> Symbol? {
    for term in row.terms where kinds[Int(term.symbol)] == .external {
      if column(of: term.symbol).isEmpty { return term.symbol }
    }
    return equation.symbols.first {
      kinds[Int($0)].isRestricted && row.factor(of: $0) < 0
    }
  }

  /// Counts how far a constraint is broken `weight` times more than before.
  private mutating func countErrors(of equation: Equation, by weight: Double) {
    guard let priority = equation.priority else { return }
    for symbol in equation.symbols where kinds[Int(symbol)] == .error {
      objective.add(symbol, times: weight, to: priority)
      if let row = row(of: symbol) { objective.substitute(symbol, by: row) }
    }
  }

  // MARK: Removing

  mutating func remove(_ equation: Equation) {
    countErrors(of: equation, by: -1)
    // The second symbol goes with it: the two are in the same rows, with opposite factors.
    eliminate(equation.marker)
    free(equation)
  }

  /// Forgets the symbols of an equation that is in no row.
  mutating func free(_ equation: Equation) {
    for symbol in equation.symbols { free(symbol) }
    if let priority = equation.priority { objective.leave(priority) }
  }

  /// Takes the equation out that `marker` stands for.
  private mutating func eliminate(_ marker: Symbol) {
    if let slot = slot(of: marker) { return drop(slot) }
    guard let slot = leavingSlot(for: marker) else { return }
    pivot(slot, to: marker)
    drop(slot)
  }

  /// The row that can be solved for `marker`, free of any bounds from now on, so that all others
  /// stay feasible.
  private mutating func leavingSlot(for marker: Symbol) -> Int? {
    var growing: (slot: Int, ratio: Double)?
    var shrinking: (slot: Int, ratio: Double)?
    var unrestricted: Int?
    for slot in column(of: marker).lazy.map(Int.init) {
      let kind = kinds[Int(basics[slot])]
      if kind == .dummy { return slot }
      guard kind.isRestricted else {
        unrestricted = slot
        continue
      }
      let factor = rows[slot].factor(of: marker)
      let ratio = rows[slot].constant / abs(factor)
      if factor < 0 {
        if growing.map({ ratio < $0.ratio }) ?? true { growing = (slot, ratio) }
      } else if shrinking.map({ ratio < $0.ratio }) ?? true {
        shrinking = (slot, ratio)
      }
    }
    return growing?.slot ?? shrinking?.slot ?? unrestricted
  }

  // MARK: Moving

  /// Moves the constant of an equation. Adds to `fixed` the slots of rows that must stay nothing.
  mutating func move(_ equation: Equation, by distance: Double, fixed: inout [Int]) {
    if let slot = slot(of: equation.marker) {
      shift(slot, by: equation.sign * distance)
      if kinds[Int(equation.marker)] == .dummy { fixed.append(slot) }
      return
    }
    for slot in column(of: equation.marker).lazy.map(Int.init) {
      let factor = rows[slot].factor(of: equation.marker)
      shift(slot, by: -equation.sign * distance * factor)
      if kinds[Int(basics[slot])] == .dummy { fixed.append(slot) }
    }
  }
}
