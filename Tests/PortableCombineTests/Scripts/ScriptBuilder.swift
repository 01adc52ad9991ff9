/// Makes up pipelines.
struct ScriptBuilder {
  private(set) var dice: Dice
  private(set) var inputCount = 0
  private var spans = 0

  init(dice: Dice) { self.dice = dice }

  /// A pipeline of which the rules can say beforehand what is heard.
  mutating func pipeline(depth: Int) -> Node {
    while true {
      (inputCount, spans) = (0, 0)
      let made = node(depth: depth, mayWait: true)
      if made.isPredictable { return made }
    }
  }

  private mutating func node(depth: Int, mayWait: Bool) -> Node {
    guard depth > 0 else { return leaf() }
    // Of two branches none may wait for a clock: what both say at one moment would have no order.
    switch dice.below(mayWait ? 10 : 7) {
    case 0...3: return .plain(plain(), node(depth: depth - 1, mayWait: mayWait))
    case 4:
      let pairs: [Node.Pair] = [
        .append, .catch, .tryCatch, .prefixUntil, .dropUntil, .merge, .zip, .combineLatest,
      ]
      let pair = pairs[dice.below(pairs.count)]
      return .pair(
        pair, node(depth: depth - 1, mayWait: false), node(depth: depth - 1, mayWait: false))
    case 5:
      let many: [Node.Many] = [.merge, .mergeMany, .zip, .combineLatest]
      let kind = many[dice.below(many.count)]
      return .many(
        kind, (0..<3 + dice.below(2)).map { _ in node(depth: depth / 2, mayWait: false) })
    case 6:
      return .each(
        dice.below(2) == 0 ? .flatMap : .switchToLatest, node(depth: depth - 1, mayWait: false),
        (0..<2).map { _ in node(depth: min(1, depth - 1), mayWait: false) })
    default: return .timed(timed(), node(depth: depth - 1, mayWait: mayWait))
    }
  }

  private mutating func leaf() -> Node {
    guard dice.below(4) == 0 else {
      inputCount += 1
      return .input(inputCount - 1)
    }
    let ends: [Notice?] = [.finished, .finished, .finished, .failed, nil]
    return .cold((0..<dice.below(4)).map { _ in dice.below(10) }, ends[dice.below(ends.count)])
  }

  private mutating func plain() -> Node.Plain {
    let few = dice.below(4)
    let all: [Node.Plain] = [
      .map, .filter, .compactMap, .tryMap, .removeDuplicates, .scan, .collect, .count, .minimum,
      .maximum, .last, .ignoreOutput, .replaceError, .mapError, .share, .handleEvents, .buffer,
      .first, .reduce, .setFailureType, .multicast, .replaceNil, .lastEven, .firstEven,
      .collectBy(1 + few), .dropFirst(few), .prefix(few), .output(few, few + dice.below(3)),
      .outputAt(few), .prefixWhileBelow(2 * few + 2), .dropWhileBelow(2 * few), .contains(few),
      .allBelow(2 * few + 3), .replaceEmpty(few), .prepend([few, 1]), .append([few, 2]),
      .retry(few % 3),
    ]
    return all[dice.below(all.count)]
  }

  /// No two spans, nor sums of them and of steps, are alike: nothing falls due with anything else.
  private mutating func timed() -> Node.Timed {
    spans += 1
    let span =
      (1 + dice.below(40)) * 1_000_000 + [1, 1_009, 104_729, 12_345_677][spans % 4] + spans * 37
    let all: [Node.Timed] = [
      .receiveOn, .subscribeOn, .measureInterval, .delay(span), .debounce(span),
      .throttle(span, latest: true), .throttle(span, latest: false), .timeout(span, fails: true),
      .timeout(span, fails: false), .collectByTime(span), .collectByTimeOrCount(span, 2),
    ]
    return all[dice.below(all.count)]
  }
}

/// Throws the same dice again for the same seed.
struct Dice {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
