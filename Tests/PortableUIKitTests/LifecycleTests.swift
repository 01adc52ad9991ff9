import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("The life of view controllers", .serialized)
struct LifecycleTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["TRANSITIONS"].flatMap { Int($0) } ?? 20

  @Test("The first controller of a window appears, once, and goes with it")
  func first() async {
    let stage = Stage()
    let screen = Screen(stage.page("A"))
    #expect(stage.take() == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    await screen.close()
    #expect(stage.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("Each controller is told all that happens, once and in order", arguments: Transition.all)
  func calls(of transition: Transition) async throws {
    let stage = Stage()
    let calls = try await stage.run(transition)
    #expect(calls == transition.calls)
    await stage.end()
  }

  @Test("What covers a controller sends it away")
  func covered() async {
    let stage = Stage()
    let (first, second) = (stage.page("A"), stage.page("B"))
    second.modalPresentationStyle = .fullScreen
    let screen = Screen(first)
    _ = stage.take()
    first.present(second, animated: true)
    await screen.settle()
    let calls = stage.take()
    #expect(
      calls.filter { $0.hasPrefix("B") } == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
    #expect(calls.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
    await screen.close()
  }

  @Test("However often controllers come and go, none is left", arguments: Transition.all)
  func leaks(of transition: Transition) async throws {
    for _ in 0..<Self.rounds {
      let stage = Stage()
      _ = try await stage.run(transition)
      await stage.end()
    }
    #expect(Witness.alive == 0)
  }
}
