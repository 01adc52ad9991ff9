public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, as ``DynamicViewContent/onDelete(perform:)`` names them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, in their order, before the one at `destination`, as
  /// ``DynamicViewContent/onMove(perform:)`` names them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    let others = all.indices.filter { !source.contains($0) }
    let before = others.filter { $0 < destination }.map { all[$0] }
    let after = others.filter { $0 >= destination }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
