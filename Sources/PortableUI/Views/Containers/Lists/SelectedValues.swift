import Foundation

/// What is selected in a list, by values whose type only the list's binding knows.
///
/// A hundred thousand may be: nothing is asked of all of them, unless somebody needs all.
struct SelectedValues {
  let count: Int

  /// Whether a value is among them.
  let contains: (AnyHashable) -> Bool

  /// All of them.
  let all: () -> Set<AnyHashable>

  var isEmpty: Bool { count == 0 }

  /// Nothing.
  init() { self.init([] as Set<AnyHashable>) }

  init<Value: Hashable>(_ values: Set<Value>) {
    count = values.count
    contains = { ($0.base as? Value).map(values.contains) ?? false }
    all = { Set(values.map { AnyHashable($0) }) }
  }
}

/// The identities of rows, of a type that only those who have the rows know.
protocol RowIdentities {
  /// Puts those that are values of this type into `values`.
  func insert<Value: Hashable>(into values: inout Set<Value>)
}

struct KnownIdentities<ID: Hashable>: RowIdentities {
  let ids: ContiguousArray<ID>

  func insert<Value: Hashable>(into values: inout Set<Value>) {
    guard let ids = ids as? ContiguousArray<Value> else {
      return values.formUnion(ids.compactMap { AnyHashable($0).base as? Value })
    }
    add(ids, to: &values)
  }
}

// Through a type that is not known here each step takes five times as long.
@_specialize(where Value == Int)
@_specialize(where Value == String)
@_specialize(where Value == UUID)
private func add<Value: Hashable>(_ ids: ContiguousArray<Value>, to values: inout Set<Value>) {
  values.reserveCapacity(values.count + ids.count)
  for id in ids { values.insert(id) }
}
