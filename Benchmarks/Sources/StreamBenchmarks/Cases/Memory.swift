import Measuring
import PortableCombine

extension Case {
  /// What stays in memory for each.
  static var memory: [Case] {
    [sinkBytes, pipelineBytes, subjectBytes, propertyBytes]
  }

  private static var sinkBytes: Case {
    Case(name: "bytes per subject.sink") {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = PassthroughSubject<Int, Never>()
      return .memory(
        plain: { supply($0) { list.add { tally.add($0) } } },
        ours: { supply($0) { subject.sink { tally.add($0) } } })
    }
  }

  private static var pipelineBytes: Case {
    Case(name: "bytes per subject.map.filter.sink", aim: .atMost(400), peer: 565) {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = PassthroughSubject<Int, Never>()
      return .memory(
        plain: {
          supply($0) {
            let filter = ClosureStages.filter({ $0 & 1 == 0 }, { tally.add($0) })
            return list.add(ClosureStages.map({ $0 &* 3 }, filter))
          }
        },
        ours: {
          supply($0) {
            subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.add($0) }
          }
        })
    }
  }

  private static var subjectBytes: Case {
    Case(name: "bytes per subject") {
      .memory(
        plain: { supply($0) { Tally() } },
        ours: { supply($0) { PassthroughSubject<Int, Never>() } })
    }
  }

  private static var propertyBytes: Case {
    Case(name: "bytes per object with a @Published") {
      .memory(
        plain: { supply($0) { Tally() } },
        ours: { supply($0) { Model() } })
    }
  }

  private static func supply(_ count: Int, _ make: () -> AnyObject) -> [AnyObject] {
    var made: [AnyObject] = []
    made.reserveCapacity(count)
    for _ in 0..<count { made.append(make()) }
    return made
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}
