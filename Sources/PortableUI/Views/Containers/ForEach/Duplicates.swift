import Foundation
import Threads

extension Node {
  /// Warns where elements of a `ForEach` share an identity, once for each view that has such a one.
  ///
  /// Apps do that for placeholders. Each has a row, and the rows that share an identity keep the state
  /// of their places among themselves.
  func reportDuplicates<ID: Hashable>(in ids: ContiguousArray<ID>) {
    guard !ids.isAscending, let id = ids.repeated.first else { return }
    report(id)
  }

  /// The same where only `come` have come, which are some of `ids`.
  func reportDuplicates<ID: Hashable>(of come: ArraySlice<ID>, in ids: ContiguousArray<ID>) {
    if come.count > 4 { return reportDuplicates(in: ids) }
    if let id = come.first(where: { ids.holdsTwice($0) }) { report(id) }
  }

  private func report<ID: Hashable>(_ id: ID) {
    let owner = ownerName
    warnOnce(
      about: "ids in \(owner)",
      "A ForEach in \(owner) has the id \("\(id)".prefix(60)) more than once: give each element its own."
    )
  }

  /// The name of the view of an app's own that this node is in.
  final var ownerName: String {
    var node: Node? = self
    while let current = node {
      if current.viewType.isForeign { return current.viewType.shortName }
      node = current.parent
    }
    return "a view"
  }
}

extension ContiguousArray where Element: Hashable {
  /// Whether these are numbers that go up, which is soon seen and says that none is there twice.
  fileprivate var isAscending: Bool {
    guard let numbers = self as? ContiguousArray<Int> else { return false }
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] {
      return false
    }
    return true
  }

  /// Whether an element is there more than once.
  @_specialize(where Element == Int)
  @_specialize(where Element == String)
  @_specialize(where Element == UUID)
  fileprivate func holdsTwice(_ element: Element) -> Bool {
    var isThere = false
    for other in self where other == element {
      if isThere { return true }
      isThere = true
    }
    return false
  }

  /// The elements that are the same as one before them.
  ///
  /// A set would ask each element for much, through a type that is not known here. Here an element only
  /// tells its hash, and is compared with those that have the same.
  fileprivate var repeated: [Element] {
    let hashes = ContiguousArray<Int>(unsafeUninitializedCapacity: count) { hashes, count in
      for index in indices { hashes.initializeElement(at: index, to: self[index].hashValue) }
      count = self.count
    }
    var (seen, repeated) = (PlacesByHash(hashes), [Element]())
    for place in 0..<count where !seen.insert(place, unless: { self[$0] == self[place] }) {
      repeated.append(self[place])
    }
    return repeated
  }
}

extension ArraySlice where Element: Hashable {
  /// Whether a few elements are some of `others`, each once: what many are is not found out.
  func areSome(of others: ArraySlice) -> Bool {
    guard Swift.max(count, others.count) <= 64 else { return false }
    let all = Set(self)
    return all.count == count && all.isSubset(of: others)
  }
}

/// Places of elements, found by the elements' hashes.
private struct PlacesByHash {
  private let hashes: ContiguousArray<Int>
  private var slots: ContiguousArray<Int32>

  init(_ hashes: ContiguousArray<Int>) {
    self.hashes = hashes
    var size = 16
    while size < 2 * hashes.count { size *= 2 }
    slots = ContiguousArray(repeating: -1, count: size)
  }

  /// Puts in `place`; not where one is there already that holds the same.
  mutating func insert(_ place: Int, unless isSame: (Int) -> Bool) -> Bool {
    let hash = hashes[place]
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, isSame(other) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: place)
    return true
  }
}
