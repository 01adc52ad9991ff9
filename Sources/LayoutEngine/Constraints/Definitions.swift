/// Variables that are said by others: `x = constant + factor × variable + …`.
///
/// A required equation with a variable that nothing else speaks of needs no simplex: it defines it.
/// Most of a screen is made of such equations, one after the other, and a chain of a thousand of
/// them costs what its links cost.
struct Definitions {
  private struct Definition {
    var row: TableauRow

    /// It speaks only of variables that have no definition, or one with a lower number.
    let number: Int
    let owner: Int
  }

  /// By symbol.
  private var definitions: ContiguousArray<Definition?> = []
  private var nextNumber = 0

  /// By symbol, a value, and whether it is of the present round: values are asked for by the thousand
  /// after each change.
  private var values: ContiguousArray<(value: Double, round: Int)> = []
  private var round = 1

  /// Where sums are made: for each symbol nothing, between two uses.
  private var factors: ContiguousArray<Double> = []

  /// From now on `symbol` stands for `row`, because the constraint at `owner` says so.
  mutating func define(_ symbol: Symbol, as row: TableauRow, owner: Int) {
    let missing = Int(symbol) + 1 - definitions.count
    if missing > 0 {
      let more = max(missing, definitions.count)
      definitions += ContiguousArray(repeating: nil, count: more)
      values += ContiguousArray(repeating: (value: 0, round: 0), count: more)
    }
    definitions[Int(symbol)] = Definition(row: row, number: nextNumber, owner: owner)
    nextNumber += 1
  }

  mutating func undefine(_ symbol: Symbol) {
    if isDefined(symbol) { definitions[Int(symbol)] = nil }
  }

  private func isDefined(_ symbol: Symbol) -> Bool {
    Int(symbol) < definitions.count && definitions[Int(symbol)] != nil
  }

  private func definition(of symbol: Symbol) -> Definition? {
    Int(symbol) < definitions.count ? definitions[Int(symbol)] : nil
  }

  mutating func setConstant(_ constant: Double, of symbol: Symbol) {
    if isDefined(symbol) { definitions[Int(symbol)]?.row.constant = constant }
  }

  /// The constraint that defines `symbol`.
  func owner(of symbol: Symbol) -> Int? { definition(of: symbol)?.owner }

  // MARK: Writing out

  /// Writes what the variables in `row` stand for in place of them. Returns those it had to do
  /// with.
  mutating func expand(_ row: inout TableauRow) -> [Symbol] {
    if !row.terms.contains(where: { isDefined($0.symbol) }) { return [] }
    var used: [Symbol] = []
    var open: [Symbol] = []
    var constant = row.constant
    for term in row.terms { add(term.symbol, times: term.factor, to: &open) }
    for symbol in reachable(from: row) {
      let factor = take(symbol)
      guard abs(factor) >= TableauRow.tiny, let definition = definition(of: symbol)?.row else {
        continue
      }
      used.append(symbol)
      constant += factor * definition.constant
      for term in definition.terms { add(term.symbol, times: factor * term.factor, to: &open) }
    }
    row = TableauRow(constant: constant)
    for symbol in open.sorted() {
      let factor = take(symbol)
      if abs(factor) >= TableauRow.tiny { row.append(symbol, times: factor) }
    }
    return used
  }

  private mutating func add(_ symbol: Symbol, times factor: Double, to open: inout [Symbol]) {
    if factors.count <= symbol {
      factors += ContiguousArray(repeating: 0, count: max(64, Int(symbol) + 1 - factors.count))
    }
    if factors[Int(symbol)] == 0, !isDefined(symbol) { open.append(symbol) }
    factors[Int(symbol)] += factor
  }

  private mutating func take(_ symbol: Symbol) -> Double {
    defer { factors[Int(symbol)] = 0 }
    return factors[Int(symbol)]
  }

  /// All that `row` is made of and that has a definition, each before what it is made of itself.
  private func reachable(from row: TableauRow) -> [Symbol] {
    var found: [Symbol: Int] = [:]
    var rows = [row]
    while let row = rows.popLast() {
      for term in row.terms where found[term.symbol] == nil {
        guard let definition = definition(of: term.symbol) else { continue }
        found[term.symbol] = definition.number
        rows.append(definition.row)
      }
    }
    return found.sorted { $0.value > $1.value }.map(\.key)
  }

  // MARK: Values

  /// Forgets the values that were asked for: something has changed.
  mutating func forgetValues() { round += 1 }

  private func knownValue(_ symbol: Symbol) -> Double? {
    let entry = values[Int(symbol)]
    return entry.round == round ? entry.value : nil
  }

  /// What `symbol` comes to; `tableau` knows what has no definition. Each value is found out once.
  // It is lent and not caught by a closure, which would copy all of it for each value.
  mutating func value(of symbol: Symbol, beside tableau: borrowing Tableau) -> Double {
    guard isDefined(symbol) else { return tableau.value(of: symbol) }
    if let value = knownValue(symbol) { return value }
    // Without recursion: a chain may be as long as a document.
    var waiting = [symbol]
    while let next = waiting.last {
      if let sum = sum(of: next, beside: tableau, missing: &waiting) {
        waiting.removeLast()
        values[Int(next)] = (sum, round)
      }
    }
    return knownValue(symbol) ?? 0
  }

  /// What the definition of `symbol` comes to; where that needs the value of another one, that is
  /// put among the `missing`.
  private func sum(
    of symbol: Symbol, beside tableau: borrowing Tableau, missing: inout [Symbol]
  ) -> Double? {
    guard let row = definitions[Int(symbol)]?.row else { return 0 }
    var sum = row.constant
    for term in row.terms {
      if !isDefined(term.symbol) {
        sum += term.factor * tableau.value(of: term.symbol)
      } else if let value = knownValue(term.symbol) {
        sum += term.factor * value
      } else {
        missing.append(term.symbol)
        return nil
      }
    }
    return sum
  }
}
