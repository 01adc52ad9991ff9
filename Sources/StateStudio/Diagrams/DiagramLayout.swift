/// Where everything of a diagram stands.
///
/// States stand in layers; between two layers of states is one for words. An arrow that goes through
/// a layer has a place of its own there, and its words have one as wide as they are. So no arrow
/// crosses a box, and no words touch others, however many there are.
struct DiagramLayout {
  struct Box {
    let state: Int
    let x, y, width, height: Double
  }

  struct Path {
    let arrow: DiagramArrow

    /// From the upper end to the lower one. Between the first two points it may lean, then it is
    /// upright, and so on in turn.
    let points: [(x: Double, y: Double)]

    /// Where its words stand in the middle of.
    let wordsAt: (x: Double, y: Double)

    /// The point below its words: the arrow is interrupted before it.
    let pointBelowWords: Int
  }

  /// A state that becomes itself, beside its box.
  struct Loop {
    let words: String
    let x, y: Double
  }

  private(set) var boxes: [Box] = []
  private(set) var paths: [Path] = []
  private(set) var loops: [Loop] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// How wide letters are, of the one width that all have.
  static let letter = 7.25
  static let boxHeight = 34.0
  static let loopWidth = 30.0
  private static let wordsHeight = 18.0
  private static let (gapAside, gapBelow, margin) = (22.0, 26.0, 20.0)

  private let names: [String]
  private let layers: Layers
  private let loopWords: [Int: String]
  private var rows: [[LayerItem]] = []
  private var chains: [[Int]] = []

  init(_ diagram: StateDiagram) {
    names = diagram.states
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var (arrows, loopWords): ([DiagramArrow], [Int: String]) = ([], [:])
    for seen in diagram.transitions {
      guard let from = numbers[seen.transition.from], let to = numbers[seen.transition.to] else {
        continue
      }
      if from == to {
        loopWords[from] = seen.label
        continue
      }
      arrows.append(DiagramArrow(from: from, to: to, words: seen.label))
    }
    self.loopWords = loopWords
    let first = diagram.firstStates.compactMap { numbers[$0] }
    layers = Layers(count: names.count, arrows, first: first)
    fillRows()
    let tops = layers.arrows.map { (layers.ranks[$0.ends.up] ?? 0) * 2 }
    chains = LayerOrder(chains: chains, tops: tops).sorted(&rows)
    LayerPlaces(chains: chains, tops: tops, gap: Self.gapAside).apply(to: &rows)
    place()
  }
}

// MARK: What stands in which row

extension DiagramLayout {
  private func boxWidth(_ state: Int) -> Double {
    max(60, Double(names[state].count) * Self.letter + 24)
  }

  /// The room for a state: its box, and on both sides as much as its loop takes on the right.
  private func room(_ state: Int) -> Double {
    let loop = loopWords[state].map { Self.loopWidth + Double($0.count) * Self.letter + 4 } ?? 0
    return boxWidth(state) + 2 * loop
  }

  /// Even rows are states, odd ones words. Each chain has one item of each row that it goes through.
  private mutating func fillRows() {
    let numbers = rowNumbers
    rows = Array(repeating: [], count: (numbers.max() ?? 0) + 1)
    var items: [(row: Int, item: Int)] = []
    for state in names.indices {
      items.append((numbers[state], rows[numbers[state]].count))
      rows[numbers[state]].append(LayerItem(kind: .state(state), width: room(state)))
    }
    for (number, arrow) in layers.arrows.enumerated() {
      let (up, down) = arrow.ends
      let (top, bottom) = (items[up], items[down])
      var chain = [top.item]
      for row in (top.row + 1)..<bottom.row {
        let hasWords = row == (arrow.isBackwards ? bottom.row - 1 : top.row + 1)
        let width = hasWords ? Double(arrow.words.count) * Self.letter + 12 : 10
        chain.append(rows[row].count)
        rows[row].append(
          LayerItem(kind: .pass(arrow: number, hasWords: hasWords), width: width))
      }
      chains.append(chain + [bottom.item])
    }
  }

  /// The row of each state. Those that nothing leads to or from stand below all others, five by five.
  private var rowNumbers: [Int] {
    let base = layers.ranks.compactMap { $0 }.max().map { $0 * 2 + 2 } ?? 0
    var count = 0
    return layers.ranks.map { rank in
      if let rank { return rank * 2 }
      defer { count += 1 }
      return base + count / 5 * 2
    }
  }
}

// MARK: Where it stands

extension DiagramLayout {
  private mutating func place() {
    let left = rows.flatMap { $0 }.map { $0.x - $0.width / 2 }.min() ?? 0
    let right = rows.flatMap { $0 }.map { $0.x + $0.width / 2 }.max() ?? 0
    width = right - left + 2 * Self.margin
    var (tops, y): ([Double], Double) = ([], Self.margin)
    for (number, row) in rows.enumerated() {
      for index in row.indices { rows[number][index].x += Self.margin - left }
      tops.append(y)
      y += rowHeight(number) + (row.isEmpty ? 0 : Self.gapBelow)
    }
    height = y - Self.gapBelow + Self.margin
    for (number, row) in rows.enumerated() { for item in row { placeState(item, tops[number]) } }
    placePaths(tops)
  }

  private func rowHeight(_ row: Int) -> Double {
    rows[row].isEmpty ? 0 : row % 2 == 0 ? Self.boxHeight : Self.wordsHeight
  }

  private mutating func placeState(_ item: LayerItem, _ top: Double) {
    guard case .state(let state) = item.kind else { return }
    let width = boxWidth(state)
    boxes.append(
      Box(state: state, x: item.x - width / 2, y: top, width: width, height: Self.boxHeight))
    if let words = loopWords[state] {
      loops.append(Loop(words: words, x: item.x + width / 2, y: top))
    }
  }

  private mutating func placePaths(_ tops: [Double]) {
    let ports = DiagramPorts(layers: layers, rows: rows, chains: chains)
    for (number, chain) in chains.enumerated() {
      let arrow = layers.arrows[number]
      let top = (layers.ranks[arrow.ends.up] ?? 0) * 2
      var points: [(x: Double, y: Double)] = []
      var (wordsAt, pointBelowWords) = ((x: 0.0, y: 0.0), 0)
      for (step, item) in chain.enumerated() {
        let (row, item) = (top + step, rows[top + step][item])
        let bottom = tops[row] + rowHeight(row)
        if step == 0 {
          points.append((item.x + ports.offset(number, isUpper: true), bottom))
        } else if step == chain.count - 1 {
          points.append((item.x + ports.offset(number, isUpper: false), tops[row]))
        } else {
          points += [(item.x, tops[row]), (item.x, bottom)]
          guard case .pass(_, true) = item.kind else { continue }
          (wordsAt, pointBelowWords) = ((item.x, (tops[row] + bottom) / 2), points.count - 1)
        }
      }
      paths.append(
        Path(arrow: arrow, points: points, wordsAt: wordsAt, pointBelowWords: pointBelowWords))
    }
  }
}
