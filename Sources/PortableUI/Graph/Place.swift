/// Where a new node will stand.
package struct Place {
  /// The node above it; the graph's root has none.
  package let parent: Node?

  /// The graph it belongs to.
  package let graph: Graph

  /// The environment it sees.
  package let scope: EnvironmentScope

  /// The box that its own boxes are laid out in.
  package let container: Box?
}
