import Measuring
import PortableCombine

extension Case {
  /// A stream read by `for await`; an event is one element.
  static var values: Case {
    Case(name: "sequence.publisher.values") {
      let tally = opaque(Tally())
      return .time(
        plain: ClosureList.of { tally.add($0) }.sender,
        ours: { count in
          for await value in (0..<count).publisher.values { tally.add(value) }
        })
    }
  }
}
