import CAllocationCounter
import StateStudio
import Testing
import VSM

extension OneByOne {
  /// What a history remembers, leaves out and costs.
  @MainActor
  struct LimitTests {
    @Test func `the oldest go when there is no more room`() {
      let history = StateHistory(limit: .bytes(100_000))
      let container = StateContainer(state: "")
      history.record(.only(container)) {
        for number in 0..<100 {
          container.observe(String(repeating: "\(number % 10)", count: 10_000))
        }
      }
      #expect(history.bytes <= 100_000)
      #expect((5...10).contains(history.entries.count))
      #expect(history.droppedCount == 100 - history.entries.count)
      #expect((history.entries.last?.state as? String)?.first == "9")
    }

    @Test func `one state that is larger than the limit is kept alone`() {
      let history = StateHistory(limit: .bytes(10))
      let container = StateContainer(state: 0)
      history.record(.only(container)) { for number in 1...5 { container.observe(number) } }
      #expect(history.entries.compactMap { $0.state as? Int } == [5])
    }

    @Test func `large lists in states count by what is in them`() {
      let history = StateHistory()
      let container = StateContainer(state: [[Int]]())
      history.record(.only(container)) {
        container.observe([Array(repeating: 1, count: 50_000), Array(repeating: 2, count: 50_000)])
      }
      #expect((700_000...900_000).contains(history.bytes))
    }

    @Test func `types that are left out are not recorded, nor shown as parts of others`() throws {
      struct Secret: Equatable { var word = "hush" }
      struct Account: Equatable {
        var name = "Blob"
        var secret = Secret()
      }
      let history = StateHistory(leavingOut: [Secret.self])
      let secrets = StateContainer(state: Secret())
      let accounts = StateContainer(state: Account())
      history.record {
        secrets.observe(Secret(word: "psst"))
        accounts.observe(Account(name: "Blob Jr", secret: Secret(word: "psst")))
      }
      #expect(history.labels("Secret").isEmpty)
      let entry = try #require(history.entries.first { $0.feature == "Account" })
      #expect(history.description(of: entry) == "Account(name: Blob Jr, secret: (left out))")
      #expect(
        history.changes(in: entry) == [
          Change(path: "name", old: "\"Blob\"", new: "\"Blob Jr\""),
          Change(path: "secret", old: "(left out)", new: "(left out)"),
        ])
    }

    @Test func `states are kept as what is made of them`() {
      let history = StateHistory(reducing: [.of(String.self) { String($0.prefix(1)) }])
      let container = StateContainer(state: "aa")
      history.record(.only(container)) { container.observe("bb") }
      #expect(history.entries.first?.state as? String == "b")
      #expect(history.entries.first?.stateBefore as? String == "a")
      #expect(container.state == "bb")
    }

    @Test(.enabled(if: allocations_are_counted() == 1, "A sanitizer brings its own allocator."))
    func `while nobody records, nothing is allocated, also after somebody did`() {
      let history = StateHistory()
      let container = StateContainer(state: Profile(name: "Blob"))
      let loading = Profile(name: "Blob Jr")
      history.record(.only(container)) { container.observe(loading) }
      let before = thread_allocation_count()
      for _ in 0..<1_000 { container.observe(loading) }
      #expect(thread_allocation_count() - before == 0)
      #expect(history.entries.count == 1)
    }
  }
}
