/// The identities of a `ForEach`'s elements, before and after a change.
extension ContiguousArray where Element: Equatable {
  /// Whether both are the same.
  ///
  /// After most changes they are the same to the last bit, which is seen many times faster than by
  /// asking each element.
  func isSame(as other: ContiguousArray) -> Bool {
    count == other.count && sameInFront(of: other) == count
  }

  /// How many elements at the start are the same in both.
  func sameInFront(of other: ContiguousArray) -> Int {
    let most = Swift.min(count, other.count)
    var number = sameBitsInFront(of: other)
    while number < most, self[number] == other[number] { number += 1 }
    return number
  }

  /// How many elements at the end are the same in both, the first `front` of either left aside.
  func sameBehind(of other: ContiguousArray, butFor front: Int) -> Int {
    let most = Swift.min(count, other.count) - front
    var number = sameBitsBehind(of: other, most: most)
    while number < most, self[count - 1 - number] == other[other.count - 1 - number] { number += 1 }
    return number
  }
}
