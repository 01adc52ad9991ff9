import Measuring
import ViewStore

/// One input of a pipeline.
typealias Numbers = CurrentValueSubject<Int, Never>

extension Case {
  /// What an event costs, however many inputs there are.
  @MainActor static var inputs: [Case] {
    [
      combining(4, "4 inputs, Combine's own operator") {
        $0[0].combineLatest($0[1], $0[2], $0[3]).map { a, _, _, d in a &+ d }.sink
      },
      combining(4, "4 inputs, of any number", pack4),
      combining(8, "8 inputs", pack8),
      combining(16, "16 inputs", pack16),
      combining(26, "26 inputs", pack26),
      Case(name: "26 inputs, beside 4", aim: .timesTheOther(2)) {
        .time(plain: events(4, pack4), ours: events(26, pack26))
      },
    ]
  }

  /// Attaches a closure to a pipeline.
  private typealias Attach = (@escaping (Int) -> Void) -> AnyCancellable

  private static func combining(
    _ count: Int, _ name: String, _ pipeline: @escaping ([Numbers]) -> Attach
  ) -> Case {
    Case(name: name) {
      let tally = Tally()
      let plain = opaque(
        LatestClosures(count: count) { tally.total &+= $0[0] &+ $0[$0.count - 1] })
      return .time(
        plain: { for number in 0..<$0 { plain.set(number, at: number % count) } },
        ours: events(count, pipeline))
    }
  }

  private static func events(
    _ count: Int, _ pipeline: ([Numbers]) -> Attach
  ) -> Trial.Work {
    let (subjects, tally) = ((0..<count).map { opaque(Numbers($0)) }, Tally())
    let attach = pipeline(subjects)
    let token = attach { tally.total &+= $0 }
    return { events in
      for number in 0..<events { subjects[number % count].send(number) }
      withExtendedLifetime(token) {}
    }
  }

  private static func pack4(_ s: [Numbers]) -> Attach {
    s[0].combineLatest(s[1], s[2], s[3], glitchFree: false).map { a, _, _, d in a &+ d }.sink
  }

  private static func pack8(_ s: [Numbers]) -> Attach {
    s[0].combineLatest(s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      .map { a, _, _, _, _, _, _, h in a &+ h }.sink
  }

  private static func pack16(_ s: [Numbers]) -> Attach {
    s[0].combineLatest(
      s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13], s[14], s[15]
    ).map { a, _, _, _, _, _, _, _, _, _, _, _, _, _, _, p in a &+ p }.sink
  }

  private static func pack26(_ s: [Numbers]) -> Attach {
    s[0].combineLatest(
      s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13], s[14],
      s[15], s[16], s[17], s[18], s[19], s[20], s[21], s[22], s[23], s[24], s[25]
    ).map { a, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, z in
      a &+ z
    }.sink
  }
}
