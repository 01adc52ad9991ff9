import Measuring
import PortableCombine

extension Case {
  /// One operator each, beside a closure that a value passes through.
  static var operators: [Case] {
    [
      through("scan") { $0.scan(0, &+) },
      through("compactMap") { $0.compactMap { $0 & 1 == 0 ? $0 : nil } },
      through("removeDuplicates") { $0.removeDuplicates() },
      through("dropFirst") { $0.dropFirst(1) },
      through("prefix(while:)") { $0.prefix { $0 >= 0 } },
      through("collect(2)") { $0.collect(2).map { $0[0] } },
      through("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
      through("tryMap → catch") { $0.tryMap { $0 }.catch { _ in Just(0) } },
      through("tryMap → mapError → replaceError") {
        $0.tryMap { $0 }.mapError { $0 }.replaceError(with: 0)
      },
      through("share") { $0.share() },
      through("buffer") { $0.buffer(size: 8, prefetch: .byRequest, whenFull: .dropOldest) },
      through("prefix(untilOutputFrom:)") {
        $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
      },
      through("map { Just } → switchToLatest") { $0.map { Just($0) }.switchToLatest() },
    ]
  }

  private static func through<P: Publisher<Int, Never>>(
    _ name: String, _ operate: @escaping (PassthroughSubject<Int, Never>) -> P
  ) -> Case {
    Case(name: name) {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 &* 3 }, { tally.add($0) }))
      let subject = PassthroughSubject<Int, Never>()
      let token = operate(subject).sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }
}
