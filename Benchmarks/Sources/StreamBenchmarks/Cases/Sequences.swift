import Measuring
import PortableCombine

extension Case {
  /// Playing a sequence; an event is one element.
  static var sequences: [Case] {
    [sequence, erased, combined, reduced]
  }

  private static var sequence: Case {
    play("sequence.publisher → sink") { $0.publisher }
  }

  private static var erased: Case {
    play("sequence.publisher → erasure → sink") { $0.publisher.eraseToAnyPublisher() }
  }

  private static var combined: Case {
    play("sequence.publisher → merge with Empty → sink") {
      $0.publisher.merge(with: Empty<Int, Never>())
    }
  }

  private static var reduced: Case {
    play("sequence.publisher → tryMap → reduce → sink") {
      $0.publisher.tryMap { $0 }.reduce(0, &+).replaceError(with: 0)
    }
  }

  private static func play<P: Publisher<Int, Never>>(
    _ name: String, _ operate: @escaping (Range<Int>) -> P
  ) -> Case {
    Case(name: name) {
      let tally = opaque(Tally())
      return .time(
        plain: ClosureList.of { tally.add($0) }.sender,
        ours: { operate(0..<$0).sink { tally.add($0) }.cancel() })
    }
  }
}
