import Measuring
import PortableCombine

extension Case {
  /// Operators between a subject and a sink.
  static var stages: [Case] {
    [mapAndFilter, oneMap, tenMaps, tenMapsBesideOne, throwing, erasures]
  }

  private static var mapAndFilter: Case {
    Case(name: "subject → map → filter → sink", aim: .atMost(45), peer: 157) {
      let tally = opaque(Tally())
      let list = ClosureList.of(
        ClosureStages.map({ $0 &* 3 }, ClosureStages.filter({ $0 & 1 == 0 }, { tally.add($0) })))
      let subject = PassthroughSubject<Int, Never>()
      let token = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var oneMap: Case {
    Case(name: "subject → map → sink") {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 &* 3 }, { tally.add($0) }))
      return .time(plain: list.sender, ours: throughOneMap(to: tally))
    }
  }

  private static var tenMaps: Case {
    Case(name: "10 maps", aim: .atMost(130), peer: 776) {
      let tally = opaque(Tally())
      var chain: ClosureStages.Stage = { tally.add($0) }
      for _ in 0..<10 { chain = ClosureStages.map({ $0 &+ 1 }, chain) }
      return .time(plain: ClosureList.of(chain).sender, ours: throughTenMaps(to: tally))
    }
  }

  private static var tenMapsBesideOne: Case {
    Case(name: "10 maps, beside 1 map", aim: .timesTheOther(3)) {
      let tally = opaque(Tally())
      return .time(plain: throughOneMap(to: tally), ours: throughTenMaps(to: tally))
    }
  }

  private static func throughOneMap(to tally: Tally) -> Trial.Work {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.map { $0 &* 3 }.sink { tally.add($0) }
    return subject.sender(keeping: token)
  }

  private static func throughTenMaps(to tally: Tally) -> Trial.Work {
    let subject = PassthroughSubject<Int, Never>()
    let token =
      subject
      .map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }
      .map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }
      .sink { tally.add($0) }
    return subject.sender(keeping: token)
  }

  private static var throwing: Case {
    Case(name: "subject → tryMap → sink") {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 &* 3 }, { tally.add($0) }))
      let subject = PassthroughSubject<Int, Never>()
      let token = subject.tryMap { $0 &* 3 }
        .sink(receiveCompletion: { _ in }, receiveValue: { tally.add($0) })
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var erasures: Case {
    Case(name: "five erasures deep, a map before each", aim: .atMost(80), peer: 225) {
      let tally = opaque(Tally())
      var chain: ClosureStages.Stage = { tally.add($0) }
      for _ in 0..<5 { chain = ClosureStages.map({ $0 &+ 1 }, chain) }
      let subject = PassthroughSubject<Int, Never>()
      let token =
        subject
        .map { $0 &+ 1 }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher()
        .map { $0 &+ 1 }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher()
        .map { $0 &+ 1 }.eraseToAnyPublisher()
        .sink { tally.add($0) }
      return .time(
        plain: ClosureList.of(chain).sender, ours: subject.sender(keeping: token))
    }
  }
}
