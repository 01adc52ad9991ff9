import Foundation

/// What a table is sorted by, as a binding to it has it.
struct TableSorting {
  /// How the first of the comparators sorts, where it is this one whichever way round; else `nil`.
  let order: (AnyHashable) -> SortOrder?

  /// What a press on the title of the column with this comparator does.
  let press: (AnyHashable) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator.base as? Sort, let first = binding.wrappedValue.first,
        first.isLike(comparator)
      else { return nil }
      return first.order
    }
    press = { comparator in
      guard let comparator = comparator.base as? Sort else { return }
      binding.wrappedValue = binding.wrappedValue.led(by: comparator)
    }
  }
}

extension SortComparator {
  /// Whether both compare alike, be it the other way round.
  fileprivate func isLike(_ other: Self) -> Bool {
    var (one, other) = (self, other)
    one.order = .forward
    other.order = .forward
    return one == other
  }
}

extension Array where Element: SortComparator {
  /// The comparators after a person asked for this one: turned round where it was the first already,
  /// else before the others.
  fileprivate func led(by comparator: Element) -> [Element] {
    var leader = comparator
    if let first, first.isLike(comparator) {
      leader = first
      leader.order = first.order == .forward ? .reverse : .forward
    }
    return [leader] + filter { !$0.isLike(comparator) }
  }
}
