/// What every sink of every case does with its values: as little as shows that it got them.
///
/// Without the exclusivity check, which would cost more than a closure call does.
final class Tally {
  @exclusivity(unchecked) var total = 0

  func add(_ value: Int) { total &+= value }
}
