/// What shall be as little as possible: the errors of all constraints that are not required, those
/// of a higher priority first, however many there are of lower ones.
struct Objective {
  private struct Level {
    let priority: Double
    var users = 0

    /// For each symbol, how the sum of the level's errors grows with it.
    var costs: [Double]
  }

  /// From the highest priority to the lowest.
  private var levels: [Level] = []
  private var symbolCount = 0

  /// Symbols whose costs have changed since they were looked at.
  private(set) var changed: ContiguousArray<Symbol> = []
  private var isChanged: [Bool] = []

  mutating func makeRoom(forSymbols count: Int) {
    symbolCount = count
    isChanged += Array(repeating: false, count: count - isChanged.count)
    for index in levels.indices {
      levels[index].costs += Array(repeating: 0, count: count - levels[index].costs.count)
    }
  }

  /// Begins to have a level for `priority`; it has one until `leave` was called as often.
  mutating func enter(_ priority: Double) {
    let place = place(of: priority)
    if place == levels.count || levels[place].priority != priority {
      let costs = Array(repeating: 0.0, count: symbolCount)
      levels.insert(Level(priority: priority, costs: costs), at: place)
    }
    levels[place].users += 1
  }

  mutating func leave(_ priority: Double) {
    let place = place(of: priority)
    levels[place].users -= 1
    if levels[place].users == 0 { levels.remove(at: place) }
  }

  private func place(of priority: Double) -> Int {
    levels.firstIndex { $0.priority <= priority } ?? levels.count
  }

  /// Counts `factor` times `symbol` among the errors of `priority`.
  mutating func add(_ symbol: Symbol, times factor: Double, to priority: Double) {
    let place = place(of: priority)
    levels[place].costs[Int(symbol)] += factor
    note(symbol)
  }

  /// Writes `row` for `symbol`, which stands for it from now on.
  mutating func substitute(_ symbol: Symbol, by row: TableauRow) {
    for index in levels.indices {
      let cost = levels[index].costs[Int(symbol)]
      if cost == 0 { continue }
      levels[index].costs[Int(symbol)] = 0
      for term in row.terms {
        let sum = levels[index].costs[Int(term.symbol)] + cost * term.factor
        levels[index].costs[Int(term.symbol)] = abs(sum) < TableauRow.tiny ? 0 : sum
        note(term.symbol)
      }
    }
  }

  /// Forgets what a symbol costs whose place is free again.
  mutating func forget(_ symbol: Symbol) {
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
  }

  mutating func clearChanges() {
    for symbol in changed { isChanged[Int(symbol)] = false }
    changed.removeAll(keepingCapacity: true)
  }

  private mutating func note(_ symbol: Symbol) {
    if isChanged[Int(symbol)] { return }
    isChanged[Int(symbol)] = true
    changed.append(symbol)
  }

  /// Whether errors become less (-1), stay (0) or become more (1) where `symbol` grows: the highest
  /// priority at which it makes a difference decides.
  func sign(of symbol: Symbol) -> Int {
    for level in levels {
      let cost = level.costs[Int(symbol)]
      if cost < -Self.tolerance { return -1 }
      if cost > Self.tolerance { return 1 }
    }
    return 0
  }

  /// Whether `symbol`, of which one needs `factor`, costs less than `other`, of which one needs
  /// `otherFactor`; both are positive.
  func isCheaper(_ symbol: Symbol, _ factor: Double, than other: Symbol, _ otherFactor: Double)
    -> Bool
  {
    for level in levels {
      let difference =
        level.costs[Int(symbol)] / factor - level.costs[Int(other)] / otherFactor
      if difference < -Self.tolerance { return true }
      if difference > Self.tolerance { return false }
    }
    return symbol < other
  }

  private static let tolerance = 1e-8
}
