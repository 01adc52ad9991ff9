/// Someone who reads states, objects and environment keys, and is told when one of them changes.
@MainActor
package class Reader {
  /// What it read the last time; see ``Tracking``.
  @exclusivity(unchecked) final var reads = ReadList()

  /// Says that something it read has changed.
  package func invalidate() {}

  /// Its name, for people.
  package var name: String { "a reader" }

  /// The names of the views from the top to this one.
  package var path: String { name }
}
