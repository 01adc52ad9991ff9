/// Something with a place in a layer of a drawing: a state, or where an arrow passes.
struct LayerItem {
  enum Kind: Equatable {
    case state(Int)

    /// Where the arrow of that number passes; its words stand here, or elsewhere.
    case pass(arrow: Int, hasWords: Bool)
  }

  let kind: Kind
  let width: Double

  /// Its middle, from the left.
  var x = 0.0
}

/// An arrow between two states, by number, with what stands beside it.
struct DiagramArrow {
  let from: Int
  let to: Int
  let words: String

  /// Whether it leads upwards: it is drawn the other way around.
  var isBackwards = false
}

/// Which layer each state is in: states lead to lower ones, as far as they do not go in circles.
struct Layers {
  /// The arrows between different states.
  private(set) var arrows: [DiagramArrow]

  /// The layer of each state that has an arrow or is the first; `nil` for others.
  private(set) var ranks: [Int?]

  init(count: Int, _ arrows: [DiagramArrow], first: [Int]) {
    self.arrows = arrows
    ranks = Array(repeating: nil, count: count)
    turnAround(first: first, count: count)
    rank(first: first)
  }

  /// Turns around arrows that lead back to where a walk came from.
  private mutating func turnAround(first: [Int], count: Int) {
    var (done, open) = (Set<Int>(), Set<Int>())
    func visit(_ state: Int, _ arrows: inout [DiagramArrow]) {
      open.insert(state)
      for index in arrows.indices where arrows[index].from == state {
        let next = arrows[index].to
        if open.contains(next) {
          arrows[index].isBackwards = true
        } else if !done.contains(next) {
          visit(next, &arrows)
        }
      }
      open.remove(state)
      done.insert(state)
    }
    for state in first + Array(0..<count) where !done.contains(state) { visit(state, &arrows) }
  }

  private mutating func rank(first: [Int]) {
    for state in first { ranks[state] = 0 }
    for arrow in arrows {
      ranks[arrow.from] = ranks[arrow.from] ?? 0
      ranks[arrow.to] = ranks[arrow.to] ?? 0
    }
    // As many rounds as there are states: longer no way down can be.
    for _ in ranks {
      for arrow in arrows {
        let (up, down) = arrow.ends
        ranks[down] = max(ranks[down] ?? 0, (ranks[up] ?? 0) + 1)
      }
    }
  }
}

extension DiagramArrow {
  /// The upper and the lower state.
  var ends: (up: Int, down: Int) { isBackwards ? (to, from) : (from, to) }
}
