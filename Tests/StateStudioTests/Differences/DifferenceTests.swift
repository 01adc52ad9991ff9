import StateStudio
import Testing
import VSM

/// What differs between two states.
@MainActor
struct DifferenceTests {
  private struct User: Equatable {
    var name = "Blob"
    var emails = ["a@b.c"]
    var boss: Boss?
    var scores = ["go": 1]
    var roles: Set<String> = ["reader"]
  }

  private struct Boss: Equatable { var name = "Big" }

  /// Has a user, and cannot be compared itself.
  private struct Page {
    var user = User()
    var number = 1
  }

  private func changes<State>(from old: State, to new: State) -> [Change] {
    let history = StateHistory()
    let container = StateContainer(state: old)
    history.record(.only(container)) { container.observe(new) }
    return history.entries.first.map(history.changes(in:)) ?? []
  }

  @Test func `only what changed is said, with its path`() {
    var page = Page()
    page.user.name = "Blob Jr"
    #expect(
      changes(from: Page(), to: page) == [
        Change(path: "user.name", old: "\"Blob\"", new: "\"Blob Jr\"")
      ])
  }

  @Test func `parts of lists, tables and sets come and go`() {
    let old = User(emails: ["a", "b", "c"])
    let new = User(
      emails: ["new", "a", "b", "c"], boss: Boss(), scores: ["go": 2, "chess": 3], roles: ["writer"]
    )
    #expect(
      changes(from: old, to: new).map(\.description) == [
        "emails[0]: (nothing) → \"new\"",
        "boss: nil → Boss(name: \"Big\")",
        "scores[\"chess\"]: (nothing) → 3",
        "scores[\"go\"]: 1 → 2",
        "roles[]: \"reader\" → (nothing)",
        "roles[]: (nothing) → \"writer\"",
      ])
  }

  @Test func `another case is a change of all; the same case is looked into`() {
    let loaded = ProfileState.loaded(Profile(name: "Blob"))
    #expect(
      changes(from: .loading, to: loaded).map(\.path) == [""])
    #expect(
      changes(from: loaded, to: .loaded(Profile(name: "Blob", tags: ["x"]))) == [
        Change(path: "loaded.tags[0]", old: nil, new: "\"x\"")
      ])
    #expect(
      changes(from: ProfileState.failed(message: "a"), to: .failed(message: "b")) == [
        Change(path: "failed.message", old: "\"a\"", new: "\"b\"")
      ])
  }

  @Test func `one element of a million is found without a look at each`() {
    let old = [UInt8](repeating: 0, count: 1 << 20)
    var new = old
    new[700_000] = 1
    #expect(changes(from: old, to: new) == [Change(path: "[700000]", old: "0", new: "1")])
  }

  @Test func `objects that refer to each other end somewhere`() {
    final class Link {
      var next: Link?
      var mark = 0
    }
    let (one, other) = (Link(), Link())
    (one.next, other.next, other.mark) = (one, other, 1)
    #expect(changes(from: one, to: other).contains(Change(path: "mark", old: "0", new: "1")))
  }

  @Test func `a part of a case that is a part has a path of its own`() {
    struct Album: Equatable {
      var progress = Progress.loaded(["A hill"])
      enum Progress: Equatable { case loaded([String]) }
    }
    #expect(
      changes(from: Album(), to: Album(progress: .loaded(["A lake"]))) == [
        Change(path: "progress.loaded[0]", old: "\"A hill\"", new: "\"A lake\"")
      ])
  }

  @Test func `between any two entries`() throws {
    let history = StateHistory()
    let container = StateContainer(state: 0)
    history.record(.only(container)) { for number in 1...3 { container.observe(number) } }
    let entries = history.entries
    let (first, last) = (try #require(entries.first), try #require(entries.last))
    #expect(history.changes(from: first, to: last) == [Change(path: "", old: "1", new: "3")])
  }
}
