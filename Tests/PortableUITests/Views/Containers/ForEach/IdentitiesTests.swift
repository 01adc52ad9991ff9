import Testing

@testable import PortableUI

/// The identities of elements, read where they lie.
@MainActor
struct IdentitiesTests {
  private struct Stored: Identifiable {
    let name: String
    let id: Int
  }

  private struct Computed: Identifiable {
    let number: Int
    var id: Int { -number }
  }

  private final class Object: Identifiable {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  private func ids<Element: Identifiable>(_ elements: [Element]) -> ([Element.ID], Bool) {
    let rows = ForEach(elements) { _ in EmptyView() }
    let place = rows.id.place
    return (Array(rows.ids(at: place)), place != nil)
  }

  @Test func `a stored one is read as a field, any other is asked for`() {
    let numbers = Array(0..<1000)
    let stored = ids(numbers.map { Stored(name: "\($0)", id: $0) })
    #expect(stored.0 == numbers && stored.1)
    let computed = ids(numbers.map { Computed(number: $0) })
    #expect(computed.0 == numbers.map { -$0 } && !computed.1)
    let objects = ids(numbers.map { Object($0) })
    #expect(objects.0 == numbers && !objects.1)
    #expect(ids([Stored]()).0.isEmpty)
  }

  @Test func `a field that says something else is not believed`() {
    // As if the member that counts was hidden by another one of its name.
    let reading = FieldReading<Stored, Int>(member: "id") { $0.id + 1 }
    let elements = (0..<10).map { Stored(name: "", id: $0) }
    #expect(Array(reading.reading(at: reading.place).values(of: elements)) == Array(1...10))
  }

  @Test(arguments: [0, 1, 31, 32, 1023, 1024, 2047, 3000])
  func `what is the same in front and behind is found`(place: Int) {
    let old = ContiguousArray((0..<3001).map { "\($0)" })
    var new = old
    new[place] = "new"
    #expect(old.sameInFront(of: new) == place)
    #expect(old.sameBehind(of: new, butFor: place) == 3000 - place)
    #expect(!old.isSame(as: new))
    new.remove(at: place)
    #expect(old.sameInFront(of: new) == place)
    #expect(old.sameBehind(of: new, butFor: place) == 3000 - place)
    #expect(old.isSame(as: ContiguousArray((0..<3001).map { "\($0)" })))
  }
}
