/// Finds numbers that hold all required constraints, and the others as far as they can be held,
/// those that matter more first.
///
/// It is an incremental simplex: each change begins where the last one ended, so moving one
/// constant in a screen of a thousand constraints touches what depends on it. What the constraints
/// leave open has some value; see ``isAmbiguous(_:)``. In which order they were added makes no
/// difference to how well they are held.
package struct ConstraintSolver {
  private enum Form {
    /// It says what a variable is, of which nothing else was said.
    case definition(Symbol, factor: Double)

    /// It is in the tableau, with `constant`. It speaks of these variables that have definitions.
    case equation(Equation, constant: Double, through: [Symbol])
  }

  private struct Entry {
    var constraint: LayoutConstraint
    var generation: Int
    var form: Form
  }

  private var tableau = Tableau()
  private var definitions = Definitions()
  private var entries: ContiguousArray<Entry?> = []
  private var freeEntries: ContiguousArray<Int> = []
  private var nextGeneration = 0

  /// By symbol of an equation, its constraint.
  private var owners: [Symbol: Int] = [:]

  /// By variable, how many constraints speak of it.
  private var uses: [Symbol: Int] = [:]

  /// By variable that has a definition, the constraints in the tableau that speak of it.
  private var dependents: [Symbol: Set<Int>] = [:]

  package init() {}

  package mutating func makeVariable() -> LayoutVariable {
    LayoutVariable(symbol: tableau.makeSymbol(.external))
  }

  /// Forgets a variable that is in no constraint.
  package mutating func remove(_ variable: LayoutVariable) {
    if let slot = tableau.slot(of: variable.symbol) { tableau.drop(slot) }
    tableau.free(variable.symbol)
  }

  package mutating func value(of variable: LayoutVariable) -> Double {
    definitions.value(of: variable.symbol, beside: tableau)
  }

  /// How many constraints there are.
  package var constraintCount: Int { entries.count - freeEntries.count }

  /// How many symbols there is room for.
  var symbolCount: Int { tableau.kinds.count }

  /// How many pivots all changes took.
  var pivotCount: Int { tableau.pivotCount }

  /// The constraint that was added as `id`; `nil` once it was removed.
  package func constraint(_ id: ConstraintID) -> LayoutConstraint? { entry(id)?.constraint }

  private func entry(_ id: ConstraintID) -> Entry? {
    guard entries.indices.contains(id.index), let entry = entries[id.index] else { return nil }
    return entry.generation == id.generation ? entry : nil
  }

  // MARK: Adding

  /// Adds `constraint`, unless it cannot hold beside those that are required.
  @discardableResult
  package mutating func add(
    _ constraint: LayoutConstraint
  ) throws(ConstraintConflict) -> ConstraintID {
    definitions.forgetValues()
    let index = freeEntries.last ?? entries.count
    let form = try place(constraint, at: index)
    let entry = Entry(constraint: constraint, generation: nextGeneration, form: form)
    if freeEntries.popLast() == nil { entries.append(entry) } else { entries[index] = entry }
    nextGeneration += 1
    for term in constraint.terms { uses[term.variable.symbol, default: 0] += 1 }
    return ConstraintID(index: index, generation: entry.generation)
  }

  private mutating func place(
    _ constraint: LayoutConstraint, at index: Int
  ) throws(ConstraintConflict) -> Form {
    var row = constraint.row
    if constraint.isRequired, constraint.relation == .equal,
      let subject = row.terms.last(where: { uses[$0.symbol, default: 0] == 0 })
    {
      row.solve(for: subject.symbol, insteadOf: nil)
      definitions.define(subject.symbol, as: row, owner: index)
      return .definition(subject.symbol, factor: subject.factor)
    }
    let through = definitions.expand(&row)
    let constant = row.constant
    let priority = constraint.isRequired ? nil : constraint.priority
    let equation = tableau.makeEquation(constraint.relation, priority: priority, in: &row)
    let against = tableau.add(row, of: equation)
    guard against.isEmpty else {
      let conflict = conflict(between: against, and: constraint, equation)
      tableau.free(equation)
      tableau.minimize()
      throw conflict
    }
    tableau.minimize()
    for symbol in equation.symbols { owners[symbol] = index }
    for symbol in through { dependents[symbol, default: []].insert(index) }
    return .equation(equation, constant: constant, through: through)
  }

  /// Those that a new constraint cannot hold beside: the equations that speak against it, and what
  /// defines the variables that these have in common with it.
  private mutating func conflict(
    between against: ContiguousArray<TableauRow.Term>, and new: LayoutConstraint,
    _ newEquation: Equation
  ) -> ConstraintConflict {
    var indices: Set<Int> = []
    var sum = TableauRow()
    for term in against where abs(term.factor) > Tableau.tolerance {
      var row = TableauRow()
      var sign = 1.0
      if term.symbol == newEquation.marker {
        (row, sign) = (new.row, newEquation.sign)
      } else if let index = owners[term.symbol], let entry = entries[index],
        case .equation(let equation, _, _) = entry.form
      {
        indices.insert(index)
        (row, sign) = (entry.constraint.row, equation.sign)
      }
      for part in row.terms { sum.add(part.symbol, times: part.factor * sign * term.factor) }
    }
    for symbol in definitions.expand(&sum) {
      if let owner = definitions.owner(of: symbol) { indices.insert(owner) }
    }
    let ids = indices.compactMap { index in
      entries[index].map { ConstraintID(index: index, generation: $0.generation) }
    }
    return ConstraintConflict(others: ids.sorted { $0.generation < $1.generation })
  }

  // MARK: Removing

  /// Removes a constraint: all is as if it had never been added.
  package mutating func remove(_ id: ConstraintID) {
    guard let entry = entry(id) else { return }
    definitions.forgetValues()
    takeOut(id.index, entry)
    entries[id.index] = nil
    freeEntries.append(id.index)
    for term in entry.constraint.terms { uses[term.variable.symbol, default: 0] -= 1 }
  }

  private mutating func takeOut(_ index: Int, _ entry: Entry) {
    switch entry.form {
    case .equation(let equation, _, let through):
      for symbol in equation.symbols { owners[symbol] = nil }
      for symbol in through { dependents[symbol]?.remove(index) }
      tableau.remove(equation)
      tableau.minimize()
    case .definition(let symbol, _):
      // Who speaks of the variable must be told anew what that means.
      let dependents = dependents.removeValue(forKey: symbol) ?? []
      for dependent in dependents {
        if let entry = entries[dependent] { takeOut(dependent, entry) }
      }
      definitions.undefine(symbol)
      for dependent in dependents.sorted() { putBack(dependent) }
    }
  }

  private mutating func putBack(_ index: Int) {
    guard let constraint = entries[index]?.constraint else { return }
    do {
      let form = try place(constraint, at: index)
      entries[index]?.form = form
    } catch {
      preconditionFailure("A constraint no longer holds once another was removed: \(constraint)")
    }
  }

  // MARK: Changing

  /// Gives a constraint another constant, which takes less than removing it and adding another.
  /// Where it cannot hold beside those that are required, it is removed.
  package mutating func set(
    _ constant: Double, of id: ConstraintID
  ) throws(ConstraintConflict) -> ConstraintID {
    guard let entry = entry(id) else { return id }
    definitions.forgetValues()
    let old = entry.constraint.constant
    if move(id.index, to: constant) { return id }
    _ = move(id.index, to: old)
    remove(id)
    var changed = entry.constraint
    changed.constant = constant
    return try add(changed)
  }

  /// Moves all equations that a constant is in. Returns whether all that is required still holds.
  private mutating func move(_ index: Int, to constant: Double) -> Bool {
    entries[index]?.constraint.constant = constant
    var fixed: [Int] = []
    switch entries[index]?.form {
    case .definition(let symbol, let factor):
      definitions.setConstant(constant / factor, of: symbol)
      for dependent in dependents[symbol] ?? [] { renew(dependent, fixed: &fixed) }
    default: renew(index, fixed: &fixed)
    }
    let isFeasible = tableau.restore()
    return isFeasible && fixed.allSatisfy { abs(tableau.rows[$0].constant) <= Tableau.tolerance }
  }

  /// Tells the tableau what the constant of an equation is now.
  private mutating func renew(_ index: Int, fixed: inout [Int]) {
    guard let entry = entries[index],
      case .equation(let equation, let constant, let through) = entry.form
    else { return }
    var row = entry.constraint.row
    _ = definitions.expand(&row)
    tableau.move(equation, by: constant - row.constant, fixed: &fixed)
    entries[index]?.form = .equation(equation, constant: row.constant, through: through)
  }

  // MARK: Asking

  /// Whether the constraints leave open what `variable` is. This takes about as long as adding all
  /// of them.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    var (definitions, row) = (definitions, TableauRow())
    row.add(variable.symbol, times: 1)
    _ = definitions.expand(&row)
    var tableau = tableau
    row = tableau.withoutBasics(row)
    tableau.holdErrors()
    var opposite = row
    opposite.multiply(by: -1)
    return tableau.mayFall(row) || tableau.mayFall(opposite)
  }
}

extension LayoutConstraint {
  /// What is nothing, at most nothing or at least nothing where it holds.
  fileprivate var row: TableauRow {
    var row = TableauRow(constant: -constant)
    for term in terms where term.factor != 0 { row.add(term.variable.symbol, times: term.factor) }
    return row
  }
}
