import Testing

@testable import StateTesting

/// What differs between two states.
struct DifferenceTests {
  private func lines(_ expected: Any, _ actual: Any) -> [String] {
    Difference.between(expected, actual).map { "\($0.path): \($0.expected) / \($0.actual)" }
  }

  private enum Phase {
    case idle
    case loaded(Note, retry: () -> Void)
  }

  private struct Note: Equatable {
    var title = ""
    var tags: [String] = []
  }

  private final class Service {}

  private struct Whole {
    var note = Note()
    var draft: Note?
    var notes: [Note] = []
    var service: Service
    var action: () -> Void = {}
  }

  @Test func `only what has changed is said, however deep it lies`() {
    let service = Service()
    let one = Whole(note: Note(tags: ["a"]), notes: [Note(), Note()], service: service)
    var other = one
    #expect(lines(one, other) == [])
    other.note.tags = ["b"]
    other.notes[1].title = "new"
    #expect(lines(one, other) == ["note.tags[0]: \"a\" / \"b\"", "notes[1].title: \"\" / \"new\""])
  }

  @Test func `what is there and what is not differ`() {
    var one = Whole(service: Service())
    let other = one
    one.draft = Note(title: "x")
    #expect(lines(one, other).first?.hasPrefix("draft: ") == true)
    #expect(lines(one, other).first?.hasSuffix("/ nil") == true)
  }

  @Test func `cases differ by name, and by what can be compared in them`() {
    let loaded = Phase.loaded(Note(title: "a"), retry: {})
    #expect(lines(Phase.idle, loaded).count == 1)
    #expect(lines(loaded, Phase.loaded(Note(title: "a"), retry: {})) == [])
    let changed = lines(loaded, Phase.loaded(Note(title: "b"), retry: {}))
    #expect(changed.count == 1 && changed[0].hasSuffix("title: \"a\" / \"b\""), "\(changed)")
  }

  @Test func `objects are the same or not`() {
    let one = Whole(service: Service())
    #expect(lines(one, Whole(service: Service())).map { $0.prefix(8) } == ["service:"])
  }
}
