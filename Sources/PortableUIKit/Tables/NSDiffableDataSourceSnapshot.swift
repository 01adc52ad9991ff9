import Foundation
import Threads

/// What stands in a table or a collection at one moment: sections, and items in them.
///
/// Each section and each item is there once. A snapshot is a value: it is made or changed, and then given
/// to a data source. Whether an item is there, and in which section, is found as fast in a large one as in a
/// small one; its place in the section takes as long as the section is.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var sectionPlaces: [SectionIdentifierType: Int] = [:]
  private var items: [[ItemIdentifierType]] = []

  /// In which section each item is, by the number that the section was given.
  private var homes: [ItemIdentifierType: Int] = [:]

  /// The number that each section was given, and the other way round.
  private var numbers: [Int] = []
  private var placesOfNumbers: [Int: Int] = [:]
  private var lastNumber = 0

  /// The items that are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items whose cells are to be brought up to date.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: What is in it

  /// How many items there are.
  public var numberOfItems: Int { homes.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// How many items there are in a section.
  public func numberOfItems(
    inSection identifier: SectionIdentifierType, file: StaticString = #fileID, line: UInt = #line
  ) -> Int { items[place(of: identifier, file, line)].count }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType, file: StaticString = #fileID, line: UInt = #line
  ) -> [ItemIdentifierType] { items[place(of: identifier, file, line)] }

  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier].flatMap { placesOfNumbers[$0] }.map { sections[$0] }
  }

  /// Which of all items it is.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = find(identifier) else { return nil }
    return items[..<section].reduce(0) { $0 + $1.count } + item
  }

  /// Which of all sections it is.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionPlaces[identifier]
  }

  /// Where an item is: its section, and its place there.
  func find(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let home = homes[item], let section = placesOfNumbers[home],
      let place = items[section].firstIndex(of: item)
    else { return nil }
    return (section, place)
  }

  /// The items of the section at a place.
  func items(at section: Int) -> [ItemIdentifierType] { items[section] }

  // MARK: Items

  /// Puts items at the end of a section; of the last one, where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      stop(
        "Items were put into a snapshot that has no section.", facts: ["items": identifiers.count],
        fix: "Call appendSections first.", file: file, line: line)
    }
    let place = place(of: section, file, line)
    insert(identifiers, at: items[place].count, of: place, file, line)
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (section, item) = place(ofItem: beforeIdentifier, file, line)
    insert(identifiers, at: item, of: section, file, line)
  }

  /// Puts items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (section, item) = place(ofItem: afterIdentifier, file, line)
    insert(identifiers, at: item + 1, of: section, file, line)
  }

  /// Takes items out. Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { homes[$0].flatMap { placesOfNumbers[$0] } })
    for section in touched { items[section].removeAll { gone.contains($0) } }
    for item in gone { homes[item] = nil }
    forget(gone)
  }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: toIdentifier, 0, file, line)
  }

  /// Moves an item behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: toIdentifier, 1, file, line)
  }

  /// Has items made anew: their cells are asked for again.
  public mutating func reloadItems(
    _ identifiers: [ItemIdentifierType], file: StaticString = #fileID, line: UInt = #line
  ) {
    for item in identifiers where homes[item] == nil { refuse(unknown: item, file, line) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items brought up to date, without others in their place.
  public mutating func reconfigureItems(
    _ identifiers: [ItemIdentifierType], file: StaticString = #fileID, line: UInt = #line
  ) {
    for item in identifiers where homes[item] == nil { refuse(unknown: item, file, line) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Puts sections at the end.
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType], file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: sections.count, file, line)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: place(of: toIdentifier, file, line), file, line)
  }

  /// Puts sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: place(of: toIdentifier, file, line) + 1, file, line)
  }

  /// Takes sections out, with the items in them.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.compactMap { sectionPlaces[$0] })
    for place in gone {
      for item in items[place] { homes[item] = nil }
      forget(Set(items[place]))
    }
    let kept = sections.indices.filter { !gone.contains($0) }
    (sections, items) = (kept.map { sections[$0] }, kept.map { items[$0] })
    numbers = kept.map { numbers[$0] }
    renumber()
    reloadedSectionIdentifiers.removeAll { identifiers.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    move(section: identifier, to: toIdentifier, 0, file, line)
  }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    move(section: identifier, to: toIdentifier, 1, file, line)
  }

  /// Has sections made anew: the cells in them are asked for again.
  public mutating func reloadSections(
    _ identifiers: [SectionIdentifierType], file: StaticString = #fileID, line: UInt = #line
  ) {
    for section in identifiers { _ = place(of: section, file, line) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: What all of that is made of

  private mutating func insert(
    _ new: [ItemIdentifierType], at item: Int, of section: Int, _ file: StaticString, _ line: UInt
  ) {
    for identifier in new where homes.updateValue(numbers[section], forKey: identifier) != nil {
      refuse("item", identifier, file, line)
    }
    items[section].insert(contentsOf: new, at: item)
  }

  private mutating func insert(
    _ new: [SectionIdentifierType], at place: Int, _ file: StaticString, _ line: UInt
  ) {
    for identifier in new where sectionPlaces.updateValue(0, forKey: identifier) != nil {
      refuse("section", identifier, file, line)
    }
    sections.insert(contentsOf: new, at: place)
    items.insert(contentsOf: new.map { _ in [] }, at: place)
    numbers.insert(contentsOf: new.indices.map { lastNumber + 1 + $0 }, at: place)
    lastNumber += new.count
    renumber()
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, _ step: Int, _ file: StaticString,
    _ line: UInt
  ) {
    let source = place(ofItem: item, file, line)
    _ = place(ofItem: other, file, line)
    guard item != other else { return }
    items[source.section].remove(at: source.item)
    let goal = place(ofItem: other, file, line)
    items[goal.section].insert(item, at: goal.item + step)
    homes[item] = numbers[goal.section]
  }

  private mutating func move(
    section: SectionIdentifierType, to other: SectionIdentifierType, _ step: Int,
    _ file: StaticString, _ line: UInt
  ) {
    let source = place(of: section, file, line)
    _ = place(of: other, file, line)
    guard section != other else { return }
    let (moved, number) = (items.remove(at: source), numbers.remove(at: source))
    sections.remove(at: source)
    renumber()
    let goal = place(of: other, file, line) + step
    sections.insert(section, at: goal)
    items.insert(moved, at: goal)
    numbers.insert(number, at: goal)
    renumber()
  }

  private mutating func renumber() {
    sectionPlaces.removeAll(keepingCapacity: true)
    placesOfNumbers.removeAll(keepingCapacity: true)
    for (place, section) in sections.enumerated() {
      sectionPlaces[section] = place
      placesOfNumbers[numbers[place]] = place
    }
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    if !reloadedItemIdentifiers.isEmpty { reloadedItemIdentifiers.removeAll { gone.contains($0) } }
    if !reconfiguredItemIdentifiers.isEmpty {
      reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
  }

  /// The same, with nothing that is to be made anew: what there is once it was shown.
  var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  private func place(
    of section: SectionIdentifierType, _ file: StaticString, _ line: UInt
  ) -> Int {
    if let place = sectionPlaces[section] { return place }
    stop(
      "A snapshot was asked for a section that it does not have.", facts: ["section": section],
      fix: "Append the section first, or look for it by indexOfSection.", file: file, line: line)
  }

  private func place(
    ofItem item: ItemIdentifierType, _ file: StaticString, _ line: UInt
  ) -> (section: Int, item: Int) {
    if let place = find(item) { return place }
    refuse(unknown: item, file, line)
  }

  private func refuse(
    unknown item: ItemIdentifierType, _ file: StaticString, _ line: UInt
  ) -> Never {
    stop(
      "A snapshot was asked for an item that it does not have.", facts: ["item": item],
      fix: "Append the item first, or look for it by indexOfItem.", file: file, line: line)
  }

  private func refuse(
    _ kind: String, _ identifier: Any, _ file: StaticString, _ line: UInt
  ) -> Never {
    stop(
      "A snapshot was given the same \(kind) twice.", facts: [kind: identifier],
      fix: "Give each \(kind) an identifier of its own; to move one, call move.", file: file,
      line: line)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
