package import LayoutEngine

/// Shows in a window what happens to a graph that another backend answers for, for people to watch.
@MainActor
package protocol Onlooker: AnyObject {
  /// What the graph's own backend tells all that it is told, and asks how large things are.
  var backend: any Backend { get }

  /// Opens a window of `size` for `graph`.
  func open(_ graph: Graph, size: Size)

  /// Says in `words` what has just happened, and lets people look for `pause`. It keeps the main actor for
  /// as long: what goes on there stands still, so that what is seen is what the next step will find.
  func look(at words: String, for pause: Duration)

  /// Takes the window away.
  func close()
}

/// Finds who lets people watch.
@MainActor
package enum Onlookers {
  /// In place of the backend that is linked into the program.
  package static var standIn: (() -> any Onlooker)?

  /// One for a graph of its own; `nil` where there is none, or no display.
  package static func make() -> (any Onlooker)? { standIn?() ?? makeLinked() }
}
