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
