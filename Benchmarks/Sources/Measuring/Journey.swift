import Glibc

/// A way that is gone in many steps, as long lists are scrolled: what each step takes is of interest,
/// and the slowest most of all.
public final class Journey {
  private let step: () -> () -> Bool
  private let plain: () -> Void
  private var ways: [[Double]] = []

  /// How often the way is gone, whoever asks how often.
  private static let mostWays = 3

  /// `start` begins the way, and returns what makes a step and says whether it led on. A step stands
  /// beside `plain`.
  public init(plain: @escaping () -> Void, start: @escaping () -> () -> Bool) {
    self.plain = plain
    step = start
  }

  /// A case for the usual step, for those that are slow, and for the slowest, which is to keep `aim`.
  public func cases(_ name: String, aim: Aim) -> [Case] {
    [
      one("\(name), half of the steps", share: 0.5, aim: nil),
      one("\(name), 99 % of the steps", share: 0.99, aim: nil),
      one("\(name), all steps", share: 1, aim: aim),
    ]
  }

  private func one(_ name: String, share: Double, aim: Aim?) -> Case {
    Case(name: name, aim: aim) {
      var report = 0
      return .reported(
        plain: { self.plainStep },
        ours: {
          defer { report += 1 }
          let times = self.times(report % Self.mostWays)
          return times[min(times.count - 1, Int(Double(times.count) * share))]
        }, in: .microseconds)
    }
  }

  /// What the steps of a way took, the fastest first.
  private func times(_ way: Int) -> [Double] {
    while ways.count <= way {
      let step = step()
      var times: [Double] = []
      var leadsOn = true
      while leadsOn { times.append(Self.microseconds { leadsOn = step() }) }
      ways.append(times.sorted())
    }
    return ways[way]
  }

  private var plainStep: Double {
    Self.microseconds { for _ in 0..<100 { plain() } } / 100
  }

  /// Time of computing, since whatever else the machine does would be the slowest step.
  private static func microseconds(_ work: () -> Void) -> Double {
    let start = computed
    work()
    return computed - start
  }

  private static var computed: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
