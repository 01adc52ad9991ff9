import Measuring
import PortableCombine

extension Case {
  /// Making a pipeline, subscribing, and taking it down again.
  static var subscribing: [Case] {
    [sink, mapFilterSink, erased, justSink, subject, model, discovery]
  }

  private static var sink: Case {
    Case(name: "subject.sink + cancel") {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = PassthroughSubject<Int, Never>()
      return .time(
        plain: {
          for _ in 0..<$0 {
            list.add { tally.add($0) }
            list.removeLast()
          }
        },
        ours: { for _ in 0..<$0 { subject.sink { tally.add($0) }.cancel() } })
    }
  }

  private static var mapFilterSink: Case {
    Case(name: "subject.map.filter.sink + cancel") {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = PassthroughSubject<Int, Never>()
      return .time(
        plain: {
          for _ in 0..<$0 {
            let filter = ClosureStages.filter({ $0 & 1 == 0 }, { tally.add($0) })
            list.add(ClosureStages.map({ $0 &* 3 }, filter))
            list.removeLast()
          }
        },
        ours: {
          for _ in 0..<$0 {
            subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.add($0) }.cancel()
          }
        })
    }
  }

  private static var erased: Case {
    Case(name: "subject.map.eraseToAnyPublisher.sink + cancel") {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      let subject = PassthroughSubject<Int, Never>()
      return .time(
        plain: {
          for _ in 0..<$0 {
            list.add(ClosureStages.map({ $0 &* 3 }, { tally.add($0) }))
            list.removeLast()
          }
        },
        ours: {
          for _ in 0..<$0 {
            subject.map { $0 &* 3 }.eraseToAnyPublisher().sink { tally.add($0) }.cancel()
          }
        })
    }
  }

  private static var justSink: Case {
    Case(name: "Just.sink + cancel") {
      let tally = opaque(Tally())
      let list = ClosureList.of()
      return .time(
        plain: {
          for value in 0..<$0 {
            list.add { tally.add($0) }
            list.send(value)
            list.removeLast()
          }
        },
        ours: { for value in 0..<$0 { Just(value).sink { tally.add($0) }.cancel() } })
    }
  }

  private static var subject: Case {
    Case(name: "a subject, made and released") {
      .time(
        plain: { for _ in 0..<$0 { _ = opaque(Tally()) } },
        ours: { for _ in 0..<$0 { _ = opaque(PassthroughSubject<Int, Never>()) } })
    }
  }

  private static var model: Case {
    Case(name: "an object with a @Published, made and released") {
      .time(
        plain: { for _ in 0..<$0 { _ = opaque(Tally()) } },
        ours: { for _ in 0..<$0 { _ = opaque(First()) } })
    }
  }

  private static var discovery: Case {
    Case(name: "objectWillChange of a known object") {
      let first = opaque(First())
      let tally = opaque(Tally())
      return .time(
        plain: { for _ in 0..<$0 { tally.add(opaque(first).value) } },
        ours: { for _ in 0..<$0 { _ = opaque(first).objectWillChange } })
    }
  }
}

private final class First: ObservableObject {
  @Published var value = 0
}
