import SystemTesting
import Testing

@testable import VSM

/// How changes move.
@MainActor
struct MotionTests {
  private let container = StateContainer(state: NotesState())
  private let gate = Gate()

  /// By what the two words of an action move that `observe` has observed.
  private func motions(_ observe: () -> Void) async -> [Animation?] {
    var motions: [Animation?] = []
    let token = container.didSetPublisher.dropFirst().sink { _ in
      motions.append(currentTransaction()?.animation)
    }
    observe()
    gate.open()
    #expect(await settles { motions.count == 2 })
    token.cancel()
    return motions
  }

  @Test func `changes move as what they were observed in, those that come later too`() async {
    let motions = await motions {
      withAnimation(.linear) { container.observe(.words("a", behind: gate), in: .each(1)) }
    }
    #expect(motions == [.linear, .linear])
  }

  @Test func `what is said of an action counts more than what it was observed in`() async {
    let motions = await motions {
      withAnimation(.linear) {
        container.observe(.words("a", behind: gate).animation(.easeIn), in: .each(1))
      }
    }
    #expect(motions == [.easeIn, .easeIn])
  }

  @Test func `changes of which nothing is said are there at once`() async {
    let motions = await motions { container.observe(.words("a", behind: gate), in: .each(1)) }
    #expect(motions == [nil, nil])
  }

  @Test func `an action that waits in its lane moves as what it was observed in`() async {
    let motions = await motions {
      container.observe(StateChanges { Work { await gate.pass() } }, in: .inOrder(1))
      withAnimation(.linear) {
        container.observe(.word("a"), in: .inOrder(1))
        container.observe(.word("b"), in: .inOrder(1))
      }
    }
    #expect(motions == [.linear, .linear])
  }
}
