/// What a graph has done since it was made: what tests of speed look at.
package struct Counts: Equatable {
  /// Bodies asked for.
  package var bodies = 0

  /// Nodes made.
  package var nodesMade = 0

  /// Questions for a size that neither memory nor arithmetic could answer.
  package var measures = 0

  /// Calls that changed something on the backend.
  package var mutations = 0

  /// Frames that ran.
  package var frames = 0

  package init() {}
}

extension Graph {
  /// How often a body of `V` was asked for.
  package func bodyCount<V: View>(of type: V.Type) -> Int {
    let number = ViewType.of(type).number
    return number < bodyCounts.count ? bodyCounts[number] : 0
  }

  func countBody(of type: ViewType) {
    counts.bodies += 1
    while bodyCounts.count <= type.number { bodyCounts.append(0) }
    bodyCounts[type.number] += 1
  }
}
