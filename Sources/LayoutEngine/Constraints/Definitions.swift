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

  private var definitions: [Symbol: Definition] = [:]
  private var nextNumber = 0

  private var values: [Symbol: Double] = [:]

  /// Where sums are made: for each symbol nothing, between two uses.
  private var factors: ContiguousArray<Double> = []

  /// From now on `symbol` stands for `row`, because the constraint at `owner` says so.
  mutating func define(_ symbol: Symbol, as row: TableauRow, owner: Int) {
    definitions[symbol] = Definition(row: row, number: nextNumber, owner: owner)
    nextNumber += 1
  }

  mutating func undefine(_ symbol: Symbol) { definitions[symbol] = nil }

  mutating func setConstant(_ constant: Double, of symbol: Symbol) {
    definitions[symbol]?.row.constant = constant
  }

  /// The constraint that defines `symbol`.
  func owner(of symbol: Symbol) -> Int? { definitions[symbol]?.owner }

  // MARK: Writing out

  /// Writes what the variables in `row` stand for in place of them. Returns those it had to do
  /// with.
  mutating func expand(_ row: inout TableauRow) -> [Symbol] {
    if !row.terms.contains(where: { definitions[$0.symbol] != nil }) { return [] }
    var used: [Symbol] = []
    var open: [Symbol] = []
    var constant = row.constant
    for term in row.terms { add(term.symbol, times: term.factor, to: &open) }
    for symbol in reachable(from: row) {
      let factor = take(symbol)
      guard abs(factor) >= TableauRow.tiny, let definition = definitions[symbol]?.row else {
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
    if factors[Int(symbol)] == 0, definitions[symbol] == nil { open.append(symbol) }
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
        guard let definition = definitions[term.symbol] else { continue }
        found[term.symbol] = definition.number
        rows.append(definition.row)
      }
    }
    return found.sorted { $0.value > $1.value }.map(\.key)
  }

  // MARK: Values

  /// Forgets the values that were asked for: something has changed.
  mutating func forgetValues() { values.removeAll(keepingCapacity: true) }

  /// What `symbol` comes to; `undefined` knows what has no definition. Each value is found out
  /// once.
  mutating func value(of symbol: Symbol, undefined: (Symbol) -> Double) -> Double {
    if let value = values[symbol] { return value }
    if definitions[symbol] == nil { return undefined(symbol) }
    // Without recursion: a chain may be as long as a document.
    var waiting = [symbol]
    while let next = waiting.last, let row = definitions[next]?.row {
      if let missing = firstUnknown(in: row) {
        waiting.append(missing)
        continue
      }
      waiting.removeLast()
      values[next] = row.terms.reduce(row.constant) { sum, term in
        sum + term.factor * (values[term.symbol] ?? undefined(term.symbol))
      }
    }
    return values[symbol] ?? 0
  }

  private func firstUnknown(in row: TableauRow) -> Symbol? {
    row.terms.first { definitions[$0.symbol] != nil && values[$0.symbol] == nil }?.symbol
  }
}
