/// What of a list is selected, as a binding to it has it.
struct ListSelection {
  /// Whether several rows can be selected.
  let isMultiple: Bool

  /// What is selected. A body, or a node, that reads it depends on it.
  let read: () -> Set<AnyHashable>

  /// Selects that and nothing else.
  let write: (Set<AnyHashable>) -> Void

  /// What a tag, or the identity of an element, means for this selection; `nil` where it means nothing.
  let meaning: (AnyHashable) -> AnyHashable?

  /// What follows once a person has chosen one row in place of all others; not while they gather some.
  var hasChosen: () -> Void = {}

  /// Selects `value` in place of all others, as a plain click does.
  func choose(_ value: AnyHashable) {
    write([value])
    hasChosen()
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isMultiple = true
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { new in
      binding.wrappedValue = Set(new.compactMap { $0.base as? Value })
    }
    meaning = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isMultiple = false
    read = { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    write = { new in binding.wrappedValue = new.first?.base as? Value }
    meaning = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  /// A selection that is never empty.
  init<Value: Hashable>(_ binding: Binding<Value>) {
    isMultiple = false
    read = { [AnyHashable(binding.wrappedValue)] }
    write = { new in
      if let value = new.first?.base as? Value { binding.wrappedValue = value }
    }
    meaning = { ($0.base as? Value).map { AnyHashable($0) } }
  }
}

/// What rows of the list around can stand for.
struct RowMeaning: Equatable {
  let meaning: (AnyHashable) -> AnyHashable?

  /// Whether a row can stand for `value`.
  func tells(_ value: AnyHashable) -> Bool { meaning(value) != nil }

  // What a list is of stays the same.
  static func == (lhs: RowMeaning, rhs: RowMeaning) -> Bool { true }
}

enum RowMeaningKey: EnvironmentKey { static var defaultValue: RowMeaning? { nil } }

extension EnvironmentValues {
  /// What rows of the list around can stand for, where they can be selected.
  var rowMeaning: RowMeaning? {
    get { self[RowMeaningKey.self] }
    set { self[RowMeaningKey.self] = newValue }
  }
}
