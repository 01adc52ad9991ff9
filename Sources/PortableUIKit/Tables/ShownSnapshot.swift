import Foundation

/// The snapshot that a data source shows, and where everything in it stands.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Where each item stands; found out when somebody asks.
  private var places: [Item: IndexPath]?

  /// Takes another one, all of whose changes are made by then.
  mutating func show(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.settled
    places = nil
  }

  /// The item at a place; `nil` where there is none.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, (0..<snapshot.numberOfSections).contains(path[0]) else { return nil }
    let items = snapshot.items(at: path[0])
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }

  /// Where an item stands; `nil` where it does not.
  mutating func path(of item: Item) -> IndexPath? {
    if places == nil { places = snapshot.places }
    return places?[item]
  }

  /// The section at a place; `nil` where there is none.
  func section(at index: Int) -> Section? {
    let all = snapshot.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
}
