import Testing
import Threads

@testable import ViewTesting

struct BellTests {
  /// A processor that works for this process as much as it is told between two questions.
  private final class Processor: Sendable {
    private let time = Guarded((asked: 0, total: Duration.zero))
    let step: Duration

    init(step: Duration) { self.step = step }

    var asked: Int { time.withLock { $0.asked } }

    func total() -> Duration {
      time.withLock {
        $0.asked += 1
        $0.total += step
        return $0.total
      }
    }
  }

  @Test func `in a process that rests, patience ends with the first silence`() async {
    let processor = Processor(step: .zero)
    let bell = Bell { processor.total() }
    #expect(await !bell.rings(within: .milliseconds(1)))
    #expect(processor.asked == 2)
  }

  @Test func `in a process that works, silence says nothing, but not for ever`() async {
    let processor = Processor(step: .seconds(1))
    let bell = Bell { processor.total() }
    #expect(await !bell.rings(within: .milliseconds(1)))
    #expect(processor.asked == 2 * (Bell.mostExtensions + 1))
  }

  @Test func `who rings is heard however much works`() async {
    let bell = Bell { .seconds(1) }
    bell.ring()
    #expect(await bell.rings(within: .seconds(3_600)))
  }
}
