import Threads

extension Node {
  /// How many views may be inside each other before it is looked at how much room there is.
  private static let harmlessDepth: Int32 = 128

  /// Stops where there is not enough room on the stack for the views inside, and says which they are.
  ///
  /// `most` is the part of the stack that may be used. To lay views out takes more of it than to make
  /// them, so making them may use less.
  final func checkDepth(most: Double) {
    guard depth & 15 == 0, depth >= Self.harmlessDepth, StackRoom.usedPart > most else { return }
    let repeating = outermostRepeating
    stop(
      "Views are nested too deeply: there is no room for more inside the \(depth)th.",
      facts: [
        "the outermost that comes again and again": repeating.name.prefix(200),
        "how often": repeating.count,
      ],
      fix:
        "Look for a view that contains itself without an end; show long rows of views with ForEach."
    )
  }

  /// Of the views around this one, the first whose type is there many times.
  private var outermostRepeating: (name: String, count: Int) {
    let path = Array(sequence(first: self, next: \.parent).reversed())
    var counts: [ObjectIdentifier: Int] = [:]
    for node in path { counts[ObjectIdentifier(node.viewType), default: 0] += 1 }
    for node in path {
      let count = counts[ObjectIdentifier(node.viewType)] ?? 0
      if count > 8 { return (node.name, count) }
    }
    return (name, 1)
  }
}
