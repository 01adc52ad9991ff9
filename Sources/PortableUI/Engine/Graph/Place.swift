/// Where a new node will stand.
package struct Place {
  /// The node above it; the graph's root has none.
  package let parent: Node?

  /// The graph it belongs to.
  package let graph: Graph

  /// The environment it sees.
  package internal(set) var scope: EnvironmentScope

  /// The box that its own boxes are laid out in.
  package let container: Box?

  /// Whether single views that stand here are rows of a lazy container, and wait to be made.
  var isAmongRows = false

  /// Whether single views that stand here are parts of something, which makes their nodes; see ``PartOwner``.
  var isAmongParts = false
}
