/// What everything on the screen is called, to find many things by their names.
@MainActor
struct ItemNames {
  private let names: [String]

  /// What some are called besides, by their positions: few are.
  private let others: [(position: Int, names: [String])]

  init(of items: [Item]) {
    names = items.map(\.name)
    others = items.enumerated().compactMap { position, item in
      let names = item.otherNames
      return names.isEmpty ? nil : (position, names)
    }
  }

  /// Where those stand that are called `name`, in the order of reading.
  func positions(of name: String) -> [Int] {
    let found = names.indices.filter { names[$0] == name }
    let besides = others.filter { names[$0.position] != name && $0.names.contains(name) }
    return besides.isEmpty ? found : (found + besides.map(\.position)).sorted()
  }
}
