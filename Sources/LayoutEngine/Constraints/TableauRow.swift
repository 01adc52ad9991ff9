/// A number as a sum: `constant + factor × symbol + …`, in the order of the symbols.
struct TableauRow {
  struct Term {
    var symbol: Symbol
    var factor: Double
  }

  var constant: Double
  private(set) var terms: ContiguousArray<Term> = []

  init(constant: Double = 0) { self.constant = constant }

  /// Less than this is nothing: what is left of a difference between equal numbers.
  static let tiny = 1e-9

  /// Where `symbol` is, or would be.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func factor(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].factor : 0
  }

  /// Adds `factor × symbol`.
  mutating func add(_ symbol: Symbol, times factor: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      terms.insert(Term(symbol: symbol, factor: factor), at: place)
      return
    }
    terms[place].factor += factor
    if abs(terms[place].factor) < Self.tiny { terms.remove(at: place) }
  }

  /// Adds `factor × symbol`, where `symbol` comes after all that are in it.
  mutating func append(_ symbol: Symbol, times factor: Double) {
    terms.append(Term(symbol: symbol, factor: factor))
  }

  /// Takes `symbol` out and returns its factor.
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).factor
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Turns `symbol = self` into an equation for `entering`, which is in it: `entering = self`.
  mutating func solve(for entering: Symbol, insteadOf symbol: Symbol?) {
    let factor = remove(entering)
    multiply(by: -1 / factor)
    if let symbol { add(symbol, times: 1 / factor) }
  }

  /// Adds `factor × other`, and puts each symbol that was not in it before among `new`. `room` is
  /// where the sum is made, so that nothing is allocated each time.
  mutating func add(
    _ other: TableauRow, times factor: Double, in room: inout ContiguousArray<Term>,
    new: inout ContiguousArray<Symbol>
  ) {
    constant += factor * other.constant
    if other.terms.isEmpty { return }
    room.removeAll(keepingCapacity: true)
    var mine = 0
    for term in other.terms {
      while mine < terms.count, terms[mine].symbol < term.symbol {
        room.append(terms[mine])
        mine += 1
      }
      let sum: Double
      if mine < terms.count, terms[mine].symbol == term.symbol {
        sum = terms[mine].factor + factor * term.factor
        mine += 1
      } else {
        sum = factor * term.factor
        new.append(term.symbol)
      }
      if abs(sum) >= Self.tiny { room.append(Term(symbol: term.symbol, factor: sum)) }
    }
    room.append(contentsOf: terms[mine...])
    swap(&terms, &room)
  }
}
