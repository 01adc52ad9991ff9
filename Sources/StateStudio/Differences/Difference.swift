import Threads

/// Finds what differs between two values, part by part.
struct Difference {
  let redaction: Redaction

  /// More than this is not shown of one list: nobody reads it.
  static let most = 200

  init(_ redaction: Redaction) { self.redaction = redaction }

  func changes(from old: Any, to new: Any) -> [Change] {
    var changes: [Change] = []
    compare(old, new, at: "", depth: 0, into: &changes)
    return changes
  }
}

extension Difference {
  private func compare(
    _ old: Any, _ new: Any, at path: String, depth: Int, into changes: inout [Change]
  ) {
    if redaction.covers(type(of: old)), redaction.covers(type(of: new)) {
      if !isSame(old, new) {
        changes.append(Change(path: path, old: Redaction.mark, new: Redaction.mark))
      }
      return
    }
    if type(of: old) == type(of: new), isSame(old, new) { return }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard depth < Description.deepest, type(of: old) == type(of: new) else {
      return whole(old, new, at: path, into: &changes)
    }
    switch before.displayStyle {
    case .optional:
      guard let one = before.children.first, let other = after.children.first else {
        return whole(old, new, at: path, into: &changes)
      }
      compare(one.value, other.value, at: path, depth: depth + 1, into: &changes)
    case .enum:
      guard caseOf(before, old) == caseOf(after, new),
        let one = before.children.first, let other = after.children.first
      else { return whole(old, new, at: path, into: &changes) }
      let name = one.label ?? ""
      let place = path.isEmpty || name.isEmpty ? path + name : path + "." + name
      compare(one.value, other.value, at: place, depth: depth + 1, into: &changes)
    case .collection: compareLists(old, new, at: path, depth: depth, into: &changes)
    case .set: compareSets(before, after, at: path, into: &changes)
    case .dictionary: compareTables(before, after, at: path, depth: depth, into: &changes)
    default: compareFields(old, new, before, after, at: path, depth: depth, into: &changes)
    }
  }

  private func compareFields(
    _ old: Any, _ new: Any, _ before: Mirror, _ after: Mirror, at path: String, depth: Int,
    into changes: inout [Change]
  ) {
    let (one, other) = (before.allChildren, after.allChildren)
    let known = changes.count
    if !one.isEmpty, one.count == other.count {
      for (one, other) in zip(one, other) {
        let label = one.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        let place = path.isEmpty || label.isEmpty ? path + label : path + "." + label
        compare(one.value, other.value, at: place, depth: depth + 1, into: &changes)
      }
      if changes.count > known { return }
    }
    whole(old, new, at: path, into: &changes)
  }

  /// A change of a value as a whole. One that is described by the same words has none to be seen.
  private func whole(_ old: Any, _ new: Any, at path: String, into changes: inout [Change]) {
    let (old, new) = (words(for: old), words(for: new))
    if old != new { changes.append(Change(path: path, old: old, new: new)) }
  }

  /// A value in words, as a part of something: texts in quotes.
  private func words(for value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { words(for: $0.value) } ?? "nil"
    }
    return value is String ? "\"\(value)\"" : redaction.description(of: value)
  }

  private func caseOf(_ mirror: Mirror, _ value: Any) -> String {
    mirror.children.first?.label ?? "\(value)"
  }
}

// MARK: Collections

extension Difference {
  private func compareLists(
    _ old: Any, _ new: Any, at path: String, depth: Int, into changes: inout [Change]
  ) {
    guard let one = old as? any ComparedList, let other = new as? any ComparedList,
      let range = one.rangeThatDiffers(from: other)
    else { return whole(old, new, at: path, into: &changes) }
    let (before, after) = (one.elements(range.old), other.elements(range.new))
    let (gone, come) = (before.count, after.count)
    for index in 0..<min(max(gone, come), Self.most) {
      let place = "\(path)[\(range.old.lowerBound + index)]"
      switch (index < gone, index < come) {
      case (true, true):
        compare(before[index], after[index], at: place, depth: depth + 1, into: &changes)
      case (true, false):
        changes.append(Change(path: place, old: words(for: before[index]), new: nil))
      default: changes.append(Change(path: place, old: nil, new: words(for: after[index])))
      }
    }
    if range.old.count > gone || range.new.count > come {
      let more = Change(
        path: "\(path)[…]", old: "\(range.old.count) elements", new: "\(range.new.count) elements")
      changes.append(more)
    }
  }

  private func compareSets(
    _ before: Mirror, _ after: Mirror, at path: String, into changes: inout [Change]
  ) {
    let one = Set(before.children.map { words(for: $0.value) })
    let other = Set(after.children.map { words(for: $0.value) })
    for gone in one.subtracting(other).sorted().prefix(Self.most) {
      changes.append(Change(path: "\(path)[]", old: gone, new: nil))
    }
    for new in other.subtracting(one).sorted().prefix(Self.most) {
      changes.append(Change(path: "\(path)[]", old: nil, new: new))
    }
  }

  private func compareTables(
    _ before: Mirror, _ after: Mirror, at path: String, depth: Int, into changes: inout [Change]
  ) {
    let (one, other) = (table(before), table(after))
    for key in Set(one.keys).union(other.keys).sorted().prefix(Self.most) {
      let place = "\(path)[\(key)]"
      switch (one[key], other[key]) {
      case (let old?, let new?): compare(old, new, at: place, depth: depth + 1, into: &changes)
      case (let old?, nil):
        changes.append(Change(path: place, old: words(for: old), new: nil))
      case (nil, let new?):
        changes.append(Change(path: place, old: nil, new: words(for: new)))
      case (nil, nil): break
      }
    }
  }

  private func table(_ mirror: Mirror) -> [String: Any] {
    var table: [String: Any] = [:]
    for child in mirror.children {
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      if pair.count == 2 { table[words(for: pair[0])] = pair[1] }
    }
    return table
  }

  /// Whether both are known to be the same, without looking into them.
  private func isSame(_ old: Any, _ new: Any) -> Bool {
    func isSame<Value>(_ old: Value) -> Bool {
      guard let new = new as? Value else { return false }
      if Value.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
      return areEqual(old, new)
    }
    return _openExistential(old, do: isSame)
  }
}
