import Foundation
import LoopbackServer
import PortableUI
import SystemTesting
import Testing

/// Whatever servers say, and whenever pictures are given up: the program goes on.
@MainActor struct PictureStressTests {
  /// A few thousand; more where somebody has an hour.
  private static let count =
    ProcessInfo.processInfo.environment["STRESS_PICTURES"].flatMap { Int($0) } ?? 2_000

  @Test func `no sequence of server answers and cancellations ends an app`() async throws {
    let server = try LoopbackServer { RandomAnswers.answer(to: $0) }
    var limits = PictureLibrary.Limits()
    limits.patience = 0.2
    limits.silence = 0
    limits.bytes = 100_000
    let library = PictureLibrary(limits: limits)
    var random = RandomNumbers(seed: 14)
    var asked: [Task<Void, Never>] = []
    let outcomes = Outcomes()
    for number in 0..<Self.count {
      let url = try server.url("/\(number)/0")
      asked.append(
        Task {
          do {
            _ = try await library.picture(from: url) { _ in true }
            outcomes.counts["came", default: 0] += 1
          } catch {
            outcomes.counts["\(type(of: error))", default: 0] += 1
          }
        })
      while asked.count > 40 {
        let task = asked.remove(at: random.below(asked.count))
        if random.chance(60) { task.cancel() }
        if random.chance(50) { await task.value }
      }
    }
    for task in asked { task.cancel() }
    for task in asked { await task.value }
    // All ends came about.
    for name in ["came", "CancellationError", "PictureError", "URLError"] {
      #expect(outcomes.counts[name] != nil, "\(outcomes.counts)")
    }
  }
}

/// How often what came about.
@MainActor
private final class Outcomes { var counts: [String: Int] = [:] }
