/// What of a list is selected, as a binding to it has it.
struct ListSelection {
  /// Whether several rows can be selected.
  let isMultiple: Bool

  /// What is selected. A body, or a node, that reads it depends on it.
  let read: () -> SelectedValues

  /// Selects that and nothing else.
  let write: (Set<AnyHashable>) -> Void

  /// Selects a value besides what is selected, or no longer.
  let toggle: (AnyHashable) -> Void

  /// Selects all that these identities mean, and some values more.
  let gather: ([any RowIdentities], [AnyHashable]) -> Void

  /// What a tag, or the identity of an element, means for this selection; `nil` where it means nothing.
  let meaning: (AnyHashable) -> AnyHashable?

  /// What follows once a person has chosen one row in place of all others; not while they gather some.
  var hasChosen: () -> Void = {}

  /// Whether what follows then takes the place of the list, so that keys go through rows without it.
  var isLeaving: () -> Bool = { false }

  /// Whether an identity can be selected.
  func means(_ identity: AnyHashable?) -> Bool { identity.flatMap(meaning) != nil }

  /// Selects `value` in place of all others, as a plain click does.
  func choose(_ value: AnyHashable) {
    write([value])
    hasChosen()
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isMultiple = true
    read = { SelectedValues(binding.wrappedValue) }
    write = { new in
      binding.wrappedValue = Set(new.compactMap { $0.base as? Value })
    }
    toggle = { value in
      if let value = value.base as? Value { binding.wrappedValue.formSymmetricDifference([value]) }
    }
    gather = { identities, rest in
      var all: Set<Value> = []
      for part in identities { part.insert(into: &all) }
      all.formUnion(rest.compactMap { $0.base as? Value })
      binding.wrappedValue = all
    }
    meaning = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isMultiple = false
    read = { SelectedValues(Set([binding.wrappedValue].compactMap(\.self))) }
    write = { new in binding.wrappedValue = new.first?.base as? Value }
    toggle = { value in
      guard let value = value.base as? Value else { return }
      binding.wrappedValue = binding.wrappedValue == value ? nil : value
    }
    gather = { _, _ in }
    meaning = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  /// A selection that is never empty.
  init<Value: Hashable>(_ binding: Binding<Value>) {
    isMultiple = false
    read = { SelectedValues([binding.wrappedValue]) }
    write = { new in
      if let value = new.first?.base as? Value { binding.wrappedValue = value }
    }
    toggle = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    gather = { _, _ in }
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
