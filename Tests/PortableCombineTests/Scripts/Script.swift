/// A pipeline and what happens to it, made up at random from a seed.
///
/// Every hot input is used once, in one place, so that no two branches hear of anything at the same
/// time. All values are numbers, so that any operator can follow any other.
struct Script {
  let seed: UInt64
  let pipeline: Node
  let inputs: [Input]

  /// After how many values the subscriber cancels.
  let cancelsAfter: Int?

  /// What an input that is played by hand says, and when: at most one thing in a step.
  struct Input {
    /// What it begins with, where it remembers its latest value.
    let initial: Int?
    var steps: [Int: Notice] = [:]
  }

  /// Where the steps end.
  static let stepCount = 14

  init(seed: UInt64) {
    self.seed = seed
    var dice = Dice(state: seed)
    var inputs: [Input] = []
    var builder = ScriptBuilder(dice: dice)
    pipeline = builder.pipeline(depth: 1 + dice.below(4))
    dice = builder.dice
    for _ in 0..<builder.inputCount {
      inputs.append(Input(initial: dice.below(4) == 0 ? dice.below(10) : nil))
    }
    for step in 1...Self.stepCount where !inputs.isEmpty {
      let index = dice.below(inputs.count)
      guard !inputs[index].steps.values.contains(where: \.isEnd) else { continue }
      inputs[index].steps[step] =
        switch dice.below(10) {
        case 0: .finished
        case 1 where dice.below(2) == 0: .failed
        default: .value(dice.below(10))
        }
    }
    self.inputs = inputs
    cancelsAfter = dice.below(6) == 0 ? 1 + dice.below(4) : nil
  }
}

extension Script {
  /// A pipeline above values that wait for the subscriber, of operators that ask for no more than it
  /// does or keep what comes early.
  init(patient seed: UInt64, _ values: [Int]) {
    var dice = Dice(state: seed)
    var node = Node.cold(values, .finished)
    for _ in 0..<1 + dice.below(4) {
      let few = 1 + dice.below(3)
      let operations: [Node.Plain] = [
        .map, .filter, .compactMap, .removeDuplicates, .scan, .collect, .count, .minimum, .last,
        .replaceEmpty(3), .replaceNil, .first, .reduce, .dropFirst(few), .prefix(few),
        .output(1, 1 + few), .prefixWhileBelow(9), .dropWhileBelow(2), .contains(few), .tryMap,
        .prepend([1, few]), .append([few]), .retry(1), .replaceError, .collectBy(few), .mapError,
        .handleEvents, .setFailureType, .ignoreOutput,
      ]
      node = .plain(operations[dice.below(operations.count)], node)
      guard dice.below(4) == 0 else { continue }
      let other = Node.cold(Array(values.reversed()), .finished)
      // How far the other branch has got when one fails is a matter of demand, and so is the number
      // of rows.
      let pairs: [Node.Pair] = node.mayFail ? [.append, .catch] : [.append, .catch, .zip]
      node = .pair(pairs[dice.below(pairs.count)], node, other)
    }
    self.init(seed: seed, pipeline: node, inputs: [], cancelsAfter: nil)
  }

  private init(seed: UInt64, pipeline: Node, inputs: [Input], cancelsAfter: Int?) {
    self.seed = seed
    self.pipeline = pipeline
    self.inputs = inputs
    self.cancelsAfter = cancelsAfter
  }
}

/// What a stream says.
enum Notice: Equatable {
  case value(Int)
  case finished
  case failed

  var isEnd: Bool {
    if case .value = self { return false }
    return true
  }
}
