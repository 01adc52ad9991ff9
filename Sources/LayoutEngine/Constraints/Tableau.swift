/// Equations that say some symbols, the *basic* ones, by the others. Those others count as nothing,
/// so the constant of a row is the value of its symbol.
///
/// A system of inequalities becomes such equations by slacks, which may not be negative; the
/// tableau is *feasible* where no restricted symbol is. Which symbols are basic changes by a pivot:
/// that is all the simplex method does.
struct Tableau {
  /// By symbol.
  private(set) var kinds: ContiguousArray<SymbolKind> = []
  private var slots: ContiguousArray<Int32> = []
  private var columns: ContiguousArray<ContiguousArray<Int32>> = []
  private var freeSymbols: ContiguousArray<Symbol> = []

  /// By slot.
  private(set) var rows: ContiguousArray<TableauRow> = []
  private(set) var basics: ContiguousArray<Symbol> = []
  private var stamps: ContiguousArray<Int32> = []
  private var freeSlots: ContiguousArray<Int32> = []

  var objective = Objective()

  /// How many pivots there were.
  private(set) var pivotCount = 0

  /// Slots of rows that may have become infeasible by a pivot.
  var infeasible: ContiguousArray<Int32> = []

  private var stamp: Int32 = 0
  private var room: ContiguousArray<TableauRow.Term> = []
  private var newSymbols: ContiguousArray<Symbol> = []

  /// Less than this is no violation.
  static let tolerance = 1e-7

  private static let none: Int32 = -1

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    if freeSymbols.isEmpty { makeRoomForSymbols() }
    let symbol = freeSymbols.removeLast()
    kinds[Int(symbol)] = kind
    return symbol
  }

  private mutating func makeRoomForSymbols() {
    let old = kinds.count
    let count = max(32, old * 2)
    kinds += ContiguousArray(repeating: .none, count: count - old)
    slots += ContiguousArray(repeating: Self.none, count: count - old)
    columns += ContiguousArray(repeating: [], count: count - old)
    objective.makeRoom(forSymbols: count)
    for symbol in (old..<count).reversed() { freeSymbols.append(Symbol(symbol)) }
  }

  /// Forgets `symbol`, which no row is solved for.
  mutating func free(_ symbol: Symbol) {
    for slot in columns[Int(symbol)] { _ = rows[Int(slot)].remove(symbol) }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    kinds[Int(symbol)] = .none
    objective.forget(symbol)
    freeSymbols.append(symbol)
  }

  func slot(of symbol: Symbol) -> Int? {
    let slot = slots[Int(symbol)]
    return slot == Self.none ? nil : Int(slot)
  }

  /// What `symbol` comes to.
  func value(of symbol: Symbol) -> Double {
    guard let slot = slot(of: symbol) else { return 0 }
    return rows[slot].constant
  }

  func row(of symbol: Symbol) -> TableauRow? { slot(of: symbol).map { rows[$0] } }

  /// The slots of all rows that `symbol` is in, each once.
  mutating func column(of symbol: Symbol) -> ContiguousArray<Int32> {
    tidy(symbol)
    return columns[Int(symbol)]
  }

  /// Takes out of a column what is no longer true.
  private mutating func tidy(_ symbol: Symbol) {
    stamp &+= 1
    var column = ContiguousArray<Int32>()
    swap(&column, &columns[Int(symbol)])
    column.removeAll { slot in
      if stamps[Int(slot)] == stamp || rows[Int(slot)].factor(of: symbol) == 0 { return true }
      stamps[Int(slot)] = stamp
      return false
    }
    swap(&column, &columns[Int(symbol)])
  }

  private mutating func note(_ slot: Int, in symbol: Symbol) {
    columns[Int(symbol)].append(Int32(slot))
    if columns[Int(symbol)].count > 2 * rows.count + 8 { tidy(symbol) }
  }

  // MARK: Rows

  /// Writes what the basic symbols stand for in place of them.
  mutating func withoutBasics(_ row: TableauRow) -> TableauRow {
    var result = TableauRow(constant: row.constant)
    for term in row.terms {
      if let slot = slot(of: term.symbol) {
        newSymbols.removeAll(keepingCapacity: true)
        result.add(rows[slot], times: term.factor, in: &room, new: &newSymbols)
      } else {
        result.add(term.symbol, times: term.factor)
      }
    }
    return result
  }

  /// From now on `symbol` is basic and stands for `row`; it is in no row yet.
  @discardableResult
  mutating func insert(_ row: TableauRow, for symbol: Symbol) -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = Int(free)
      rows[slot] = row
      basics[slot] = symbol
    } else {
      slot = rows.count
      rows.append(row)
      basics.append(symbol)
      stamps.append(0)
    }
    slots[Int(symbol)] = Int32(slot)
    for term in row.terms { note(slot, in: term.symbol) }
    objective.substitute(symbol, by: row)
    return slot
  }

  /// Forgets a row and what it says of its symbol.
  mutating func drop(_ slot: Int) {
    slots[Int(basics[slot])] = Self.none
    basics[slot] = Self.none
    rows[slot] = TableauRow()
    freeSlots.append(Int32(slot))
  }

  /// Makes `entering` basic in place of the symbol that the row at `slot` is solved for.
  mutating func pivot(_ slot: Int, to entering: Symbol) {
    pivotCount += 1
    var row = TableauRow()
    swap(&row, &rows[slot])
    let leaving = basics[slot]
    row.solve(for: entering, insteadOf: leaving)
    var column = ContiguousArray<Int32>()
    swap(&column, &columns[Int(entering)])
    slots[Int(leaving)] = Self.none
    slots[Int(entering)] = Int32(slot)
    basics[slot] = entering
    for other in column where Int(other) != slot { substitute(entering, by: row, at: Int(other)) }
    objective.substitute(entering, by: row)
    swap(&row, &rows[slot])
    note(slot, in: leaving)
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[Int(entering)])
  }

  private mutating func substitute(_ symbol: Symbol, by row: TableauRow, at slot: Int) {
    let factor = rows[slot].remove(symbol)
    if factor == 0 { return }
    newSymbols.removeAll(keepingCapacity: true)
    rows[slot].add(row, times: factor, in: &room, new: &newSymbols)
    for new in newSymbols { note(slot, in: new) }
    noteFeasibility(of: slot)
  }

  private mutating func noteFeasibility(of slot: Int) {
    if rows[slot].constant < -Self.tolerance, kinds[Int(basics[slot])].isRestricted {
      infeasible.append(Int32(slot))
    }
  }

  /// Moves the value of the row at `slot`.
  mutating func shift(_ slot: Int, by distance: Double) {
    rows[slot].constant += distance
    noteFeasibility(of: slot)
  }

  /// Keeps all symbols at nothing that would cost something.
  mutating func holdErrors() {
    for (symbol, kind) in kinds.enumerated() where kind.isRestricted {
      if objective.sign(of: Symbol(symbol)) > 0 { kinds[symbol] = .dummy }
    }
  }
}
