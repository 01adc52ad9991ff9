/// Where the values live that a stack shows pages for.
struct PathSource {
  /// The values, the first page's first.
  let values: () -> [AnyHashable]

  /// Adds a value. Returns whether there can be such a value in the path.
  let append: (AnyHashable) -> Bool

  /// Takes away that many values at the end.
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeLast = { count in
      let count = min(count, path.wrappedValue.count)
      if count > 0 { path.wrappedValue.removeLast(count) }
    }
  }

  init<Values>(_ path: Binding<Values>)
  where
    Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Values.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Values.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { count in
      let count = min(count, path.wrappedValue.count)
      guard count > 0 else { return }
      var values = path.wrappedValue
      values.removeSubrange(values.index(values.endIndex, offsetBy: -count)..<values.endIndex)
      path.wrappedValue = values
    }
  }
}
