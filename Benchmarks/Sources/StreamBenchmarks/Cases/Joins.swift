import Measuring
import PortableCombine

extension Case {
  /// Many streams into one, and one into many. An event is one value sent to one of them.
  static var joins: [Case] {
    [merge, combineLatest, zip, flatMap, flatMapErased, append]
  }

  private static var merge: Case {
    Case(name: "merge of 3", aim: .atMost(70), peer: 275) {
      let tally = opaque(Tally())
      let (a, b, c) = (list(to: tally), list(to: tally), list(to: tally))
      let (x, y, z) = (Passthrough(), Passthrough(), Passthrough())
      let token = x.merge(with: y, z).sink { tally.add($0) }
      return .time(
        plain: {
          for value in 0..<$0 / 3 {
            a.send(value)
            b.send(value)
            c.send(value)
          }
        },
        ours: {
          for value in 0..<$0 / 3 {
            x.send(value)
            y.send(value)
            z.send(value)
          }
          withExtendedLifetime(token) {}
        })
    }
  }

  private static var combineLatest: Case {
    Case(
      name: "combineLatest of 4 → map → assign(to: &$x)", aim: .atMost(150), peer: 536
    ) {
      let latest = opaque(Latest(4))
      let lists = [latest.list(0), latest.list(1), latest.list(2), latest.list(3)]
      let (a, b, c, d) = (lists[0], lists[1], lists[2], lists[3])
      let (w, x, y, z) = (Passthrough(), Passthrough(), Passthrough(), Passthrough())
      let model = opaque(Model())
      w.combineLatest(x, y, z).map { $0 &+ $1 &+ $2 &+ $3 }.assign(to: &model.$value)
      return .time(
        plain: {
          for value in 0..<$0 / 4 {
            a.send(value)
            b.send(value)
            c.send(value)
            d.send(value)
          }
        },
        ours: {
          for value in 0..<$0 / 4 {
            w.send(value)
            x.send(value)
            y.send(value)
            z.send(value)
          }
          withExtendedLifetime(model) {}
        })
    }
  }

  private static var zip: Case {
    Case(name: "zip of 2") {
      let latest = opaque(Latest(2))
      let (a, b) = (latest.list(0), latest.list(1))
      let (x, y) = (Passthrough(), Passthrough())
      let tally = opaque(Tally())
      let token = x.zip(y).sink { tally.add($0 &+ $1) }
      return .time(
        plain: {
          for value in 0..<$0 / 2 {
            a.send(value)
            b.send(value)
          }
        },
        ours: {
          for value in 0..<$0 / 2 {
            x.send(value)
            y.send(value)
          }
          withExtendedLifetime(token) {}
        })
    }
  }

  private static var flatMap: Case {
    Case(name: "flatMap { Just }", aim: .atMost(200), peer: 720) {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 &+ 1 }, { tally.add($0) }))
      let subject = Passthrough()
      let token = subject.flatMap { Just($0 &+ 1) }.sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var flatMapErased: Case {
    Case(name: "flatMap { Just.eraseToAnyPublisher }") {
      let tally = opaque(Tally())
      let list = ClosureList.of(ClosureStages.map({ $0 &+ 1 }, { tally.add($0) }))
      let subject = Passthrough()
      let token = subject.flatMap { Just($0 &+ 1).eraseToAnyPublisher() }.sink { tally.add($0) }
      return .time(plain: list.sender, ours: subject.sender(keeping: token))
    }
  }

  private static var append: Case {
    Case(name: "Just.append(Just).sink + cancel", aim: .atMost(500), peer: 1856) {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      return .time(
        plain: {
          for value in 0..<$0 {
            list.add { tally.add($0) }
            list.send(value)
            list.send(value)
            list.removeLast()
          }
        },
        ours: {
          for value in 0..<$0 { Just(value).append(Just(value)).sink { tally.add($0) }.cancel() }
        })
    }
  }

  private typealias Passthrough = PassthroughSubject<Int, Never>

  private static func list(to tally: Tally) -> ClosureList { ClosureList.of { tally.add($0) } }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

/// Adds up the latest value of each of its lists.
private final class Latest {
  @exclusivity(unchecked) private var missing: Int
  @exclusivity(unchecked) private var total = 0
  private let values: UnsafeMutablePointer<Int?>

  init(_ count: Int) {
    missing = count
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
  }

  deinit { values.deallocate() }

  func list(_ index: Int) -> ClosureList {
    ClosureList.of { [self] in accept($0, index) }
  }

  private func accept(_ value: Int, _ index: Int) {
    if values[index] == nil { missing -= 1 }
    total &-= values[index] ?? 0
    total &+= value
    values[index] = value
  }
}
