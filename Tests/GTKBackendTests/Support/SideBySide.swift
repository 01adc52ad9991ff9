import Foundation
import Testing

/// Tests of windows, side by side: as many at once as the machine has cores.
///
/// Each has a desktop of its own, and for most of the time it waits for the programs on that.
struct SideBySide: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns(count: ProcessInfo.processInfo.activeProcessorCount)

  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.take()
    do {
      try await function()
    } catch {
      await Self.turns.giveBack()
      throw error
    }
    await Self.turns.giveBack()
  }
}

extension Trait where Self == SideBySide {
  /// Runs tests of windows side by side, each on a desktop of its own.
  static var sideBySide: SideBySide { SideBySide() }
}

/// So many turns there are; who finds none free waits for one, in the order of coming.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  /// How many wait for a turn.
  var waitingCount: Int { waiting.count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
