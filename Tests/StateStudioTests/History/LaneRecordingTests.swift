import Foundation
import StateStudio
import Testing
import VSM
import ViewPlatform

/// What a history knows of changes in lanes (L13).
@MainActor
struct LaneRecordingTests {
  private func sum(of numbers: PassthroughSubject<Int, Never>) -> StateChanges<Int> {
    StateChanges { Values(of: numbers) { $0 += $1 } }
  }

  private func recorded(from line: inout Int) -> StateHistory {
    let (history, container) = (StateHistory(), StateContainer(state: 0))
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    line = #line + 2
    history.record(.only(container)) {
      container.observe(sum(of: one), in: .each("one"))
      container.observe(sum(of: other), in: .newest("other"))
      container.observe(StateChanges { Change { $0 *= 2 } })
      for numbers in [one, other] { numbers.send(5) }
    }
    return history
  }

  @Test func `each change has its own lane and place, though others were begun after it`() {
    var line = 0
    let entries = recorded(from: &line).entries
    #expect(entries.compactMap { $0.state as? Int } == [0, 5, 10])
    #expect(entries.map(\.lane) == [nil, "one", "other"])
    #expect(
      entries.map(\.place) == [line + 2, line, line + 1].map { "\(#fileID):\($0)" })
  }

  @Test func `a file keeps the lanes`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    var line = 0
    try recorded(from: &line).write(to: url)
    #expect(try StateHistory(reading: url).entries.map(\.lane) == [nil, "one", "other"])
  }

  @Test func `what a binding writes is in no lane, and what follows it is`() {
    let (history, container) = (StateHistory(), StateContainer(state: 0))
    history.record(.only(container)) {
      let binding = container.bind(\.self, in: .newest("double")) { _ in
        StateChanges { Change { $0 *= 2 } }
      }
      binding.wrappedValue = 4
    }
    #expect(history.entries.compactMap { $0.state as? Int } == [4, 8])
    #expect(history.entries.map(\.lane) == [nil, "double"])
  }
}
