import Threads

extension Node {
  /// Complains where elements of a `ForEach` share an identity.
  func reportDuplicates<ID: Hashable>(in ids: ContiguousArray<ID>) {
    guard !isAscending(ids), Set(ids).count < ids.count else { return }
    var seen: Set<ID> = []
    let twice = ids.filter { !seen.insert($0).inserted }
    misuse(
      "ForEach was given elements with the same identity.",
      facts: ["identities": Array(twice.prefix(5)), "in": path],
      fix: "Give every element an id of its own; state goes to the first of those that share one.")
  }

  /// Whether these are numbers that go up, which is soon seen and says that none is there twice.
  private func isAscending<ID>(_ ids: ContiguousArray<ID>) -> Bool {
    guard let numbers = ids as? ContiguousArray<Int> else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }
}
