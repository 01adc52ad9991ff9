import Foundation
import PortableUIKit
import Testing
import ViewTesting

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite("Snapshots")
struct SnapshotTests {
  @Test("Random changes leave what a plain model says")
  func random() {
    var dice = SystemRandomNumberGenerator()
    for round in 0..<300 {
      var snapshot = Snapshot()
      var model: [(name: String, items: [Int])] = []
      var next = 0
      for _ in 0..<30 {
        change(&snapshot, &model, &next, &dice)
        #expect(snapshot.sectionIdentifiers == model.map(\.name), "round \(round)")
        #expect(snapshot.itemIdentifiers == model.flatMap(\.items), "round \(round)")
        #expect(snapshot.numberOfItems == model.reduce(0) { $0 + $1.items.count })
        for (place, section) in model.enumerated() {
          #expect(snapshot.indexOfSection(section.name) == place)
          for item in section.items {
            #expect(snapshot.sectionIdentifier(containingItem: item) == section.name)
          }
        }
      }
    }
  }

  private func change(
    _ snapshot: inout Snapshot, _ model: inout [(name: String, items: [Int])], _ next: inout Int,
    _ dice: inout SystemRandomNumberGenerator
  ) {
    next += 1
    let all = model.flatMap(\.items)
    func remove(_ item: Int) {
      for place in model.indices { model[place].items.removeAll { $0 == item } }
    }
    func find(_ item: Int) -> (Int, Int) {
      for (place, section) in model.enumerated() {
        if let index = section.items.firstIndex(of: item) { return (place, index) }
      }
      return (0, 0)
    }
    switch Int.random(in: 0..<9, using: &dice) {
    case 0, 1:
      snapshot.appendSections(["s\(next)"])
      model.append(("s\(next)", []))
    case 2, 3:
      guard let place = model.indices.randomElement(using: &dice) else { return }
      snapshot.appendItems([next, -next], toSection: model[place].name)
      model[place].items += [next, -next]
    case 4:
      guard let item = all.randomElement(using: &dice) else { return }
      snapshot.insertItems([next], afterItem: item)
      let (place, index) = find(item)
      model[place].items.insert(next, at: index + 1)
    case 5:
      guard let item = all.randomElement(using: &dice) else { return }
      snapshot.deleteItems([item, 1_000_000])
      remove(item)
    case 6:
      guard let item = all.randomElement(using: &dice), let other = all.randomElement(using: &dice),
        item != other
      else { return }
      snapshot.moveItem(item, beforeItem: other)
      remove(item)
      let (place, index) = find(other)
      model[place].items.insert(item, at: index)
    case 7:
      guard model.count > 1 else { return }
      let moved = model.removeFirst()
      snapshot.moveSection(moved.name, afterSection: model[0].name)
      model.insert(moved, at: 1)
    default:
      guard model.count > 3, let place = model.indices.randomElement(using: &dice) else { return }
      snapshot.deleteSections([model[place].name])
      model.remove(at: place)
    }
  }

  /// More of them: `RANDOM_SNAPSHOTS=10000 Scripts/test --filter SnapshotTests`.
  private static let rounds =
    ProcessInfo.processInfo.environment["RANDOM_SNAPSHOTS"].flatMap { Int($0) } ?? 200

  @Test("What a table shows is what the last of many snapshots says, and only new rows are made")
  func shown() async {
    let controller = UITableViewController(style: .plain)
    let table = controller.tableView!
    var configured: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      configured.append(item)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 4_000))
    var (before, sections) = (Set<Int>(), [Set<Int>]())
    for _ in 0..<Self.rounds {
      let items = Array((0..<30).shuffled().prefix(Int.random(in: 0...30)))
      let cut = Int.random(in: 0...items.count)
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems(Array(items[..<cut]), toSection: "a")
      snapshot.appendItems(Array(items[cut...]), toSection: "b")
      configured = []
      source.apply(snapshot, animatingDifferences: Bool.random(), completion: nil)
      await screen.settle()
      #expect(screen.texts == items.map { "\($0)" })
      #expect(Set(configured).isSuperset(of: Set(items).subtracting(before)))
      #expect(configured.count <= items.count)
      let new = [Set(items[..<cut]), Set(items[cut...])]
      // A row that stays in its section is not touched.
      for (old, new) in zip(sections, new) {
        #expect(old.intersection(new).isDisjoint(with: configured))
      }
      (before, sections) = (Set(items), new)
    }
  }

  @Test("Who awaits a snapshot sees it, whether or not it is on a screen", .timeLimit(.minutes(1)))
  func awaited() async {
    let controller = UITableViewController(style: .plain)
    let table = controller.tableView!
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1], toSection: "a")
    await source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 1)

    let screen = Screen(controller)
    #expect(screen.texts == ["1"])
    snapshot.appendItems([2, 3], toSection: "a")
    await source.apply(snapshot)
    #expect(screen.texts == ["1", "2", "3"])
    await source.apply(snapshot, animatingDifferences: false)
    #expect(screen.texts == ["1", "2", "3"])
    await screen.close()
  }

  @Test("Items are found by places and places by items, and only what is said is made anew")
  func lookups() async {
    let controller = UITableViewController(style: .plain)
    let table = controller.tableView!
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var configured: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      configured.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    let screen = Screen(controller)
    #expect(configured == [1, 2, 3, 4])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)

    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    configured = []
    snapshot.reconfigureItems([2])
    source.apply(snapshot, completion: nil)
    await screen.settle()
    #expect(configured == [2])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)

    configured = []
    snapshot = source.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.reloadItems([3])
    snapshot.moveItem(4, beforeItem: 1)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    await screen.settle()
    #expect(isDone)
    #expect(screen.texts == ["Item 4", "Item 1", "Item 2", "Item 3"])
    #expect(configured.contains(3))
    #expect(!configured.contains(1) && !configured.contains(2))
  }
}
