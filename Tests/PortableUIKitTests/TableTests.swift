import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// A table of names that a test changes, and that writes down what it is told.
final class Names: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  var told: [String] = []
  var greetsByFullSwipe = true
  private(set) var made = 0
  private(set) var configured = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    configured += 1
    let old = tableView.dequeueReusableCell(withIdentifier: "name")
    if old == nil { made += 1 }
    let cell = old ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(sections[indexPath.section][indexPath.row])")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("deselect \(sections[indexPath.section][indexPath.row])")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let greeting = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Greet") { [self] _, _, done in
        told.append("greet \(sections[indexPath.section][indexPath.row])")
        done(true)
      }
    ])
    greeting.performsFirstActionWithFullSwipe = greetsByFullSwipe
    return greeting
  }
}

@Suite("Tables of UIKit")
struct TableTests {
  private func table(
    _ names: Names, style: UITableView.Style = .plain
  ) -> (UIViewController, UITableView) {
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(table)
    table.dataSource = names
    table.delegate = names
    return (controller, table)
  }

  @Test("Rows and titles are seen in order")
  func rows() {
    let names = Names([["Ann", "Bob"], ["Cid"]])
    names.titles = ["First", "Second"]
    let (controller, table) = table(names, style: .insetGrouped)
    let screen = Screen(controller)
    #expect(screen.texts == ["First", "Ann", "Bob", "Second", "Cid"])
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Bob")
    #expect(table.visibleCells.count == 3)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 1))
  }

  @Test("A tap selects a row, and lets another go")
  func selection() async throws {
    let names = Names([["Ann", "Bob"]])
    let (controller, table) = table(names)
    let screen = Screen(controller)
    try screen.tap("Bob")
    #expect(names.told == ["select Bob"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(screen.selectedRows == ["Bob"])
    try screen.tap("Ann")
    #expect(names.told == ["select Bob", "deselect Bob", "select Ann"])
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    await screen.settle()
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(screen.selectedRows.isEmpty)
  }

  @Test("Where several can be selected, each tap takes one in or lets it go")
  func severalSelected() throws {
    let names = Names([["Ann", "Bob", "Cid"]])
    let (controller, table) = table(names)
    table.allowsMultipleSelection = true
    let screen = Screen(controller)
    try screen.tap("Ann")
    try screen.tap("Cid")
    try screen.tap("Ann")
    #expect(names.told == ["select Ann", "select Cid", "deselect Ann"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("A row is deleted by its data source, and its actions are done")
  func deleting() async throws {
    let names = Names([["Ann", "Bob", "Cid"]])
    let (controller, table) = table(names)
    let screen = Screen(controller)
    try screen.delete("Bob")
    await screen.settle()
    #expect(names.sections == [["Ann", "Cid"]])
    #expect(screen.texts == ["Ann", "Cid"])
    try screen.swipe(.leading, over: "Cid")
    try screen.tap("Greet")
    #expect(names.told == ["greet Cid"])
    try screen.swipe(.leading, over: "Ann", fully: true)
    #expect(names.told == ["greet Cid", "greet Ann"])
    names.greetsByFullSwipe = false
    table.reloadData()
    await screen.settle()
    #expect(throws: (any Error).self) { try screen.swipe(.leading, over: "Ann", fully: true) }
  }

  @Test("A row is moved while the table is edited, and not before")
  func moving() async throws {
    let names = Names([["Ann", "Bob", "Cid"]])
    let (controller, table) = table(names)
    let screen = Screen(controller)
    #expect(throws: (any Error).self) { try screen.move("Ann", .down) }
    table.isEditing = true
    await screen.settle()
    try screen.move("Ann", .down)
    await screen.settle()
    #expect(names.sections == [["Bob", "Ann", "Cid"]])
    #expect(screen.texts == ["Bob", "Ann", "Cid"])
  }

  @Test("Only rows that changed are asked for")
  func changes() async {
    let names = Names([["Ann", "Bob", "Cid"]])
    let (controller, table) = table(names)
    let screen = Screen(controller)
    #expect(names.configured == 3)
    names.sections = [["New", "Ann", "Cid", "Late"]]
    var isDone = false
    table.performBatchUpdates {
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    } completion: { _ in
      isDone = true
    }
    await screen.settle()
    #expect(isDone)
    #expect(screen.texts == ["New", "Ann", "Cid", "Late"])
    #expect(names.configured == 5)
    names.sections[0][2] = "Cyd"
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    await screen.settle()
    #expect(screen.texts == ["New", "Ann", "Cyd", "Late"])
    #expect(names.configured == 6)
    names.sections = [["One"], ["Two"]]
    table.reloadData()
    await screen.settle()
    #expect(screen.texts == ["One", "Two"])
  }

  @Test("Of a hundred thousand rows only those near what is seen are made, and used again")
  func many() async {
    let names = Names([(0..<100_000).map { "Row \($0)" }])
    let (controller, table) = table(names)
    let screen = Screen(controller)
    #expect(screen.texts.first == "Row 0")
    #expect(names.made < 80)
    table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    await screen.settle()
    #expect(screen.exists("Row 50000"))
    #expect(table.contentOffset.y > 100_000)
    for row in stride(from: 0, to: 100_000, by: 5_000) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      await screen.settle()
      #expect(screen.exists(.text("Row \(row)")))
    }
    #expect(names.made < 160)
    #expect(names.configured > 400)
  }

  @Test("A registered class makes cells, whose own initializer runs")
  func registered() async {
    final class Fancy: UITableViewCell {
      let words = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        words.numberOfLines = 0
        words.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(words)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          words.topAnchor.constraint(equalTo: margins.topAnchor),
          words.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          words.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "a fancy kind", for: indexPath)
        guard let fancy = cell as? Fancy else { return cell }
        fancy.words.text =
          indexPath.row == 0 ? "Short" : String(repeating: "Many words ", count: 30)
        return fancy
      }
    }
    let (controller, source) = (UITableViewController(style: .plain), Source())
    controller.tableView.register(Fancy.self, forCellReuseIdentifier: "a fancy kind")
    controller.tableView.dataSource = source
    let screen = Screen(controller)
    let cells = controller.tableView.visibleCells
    #expect(cells.map { $0 is Fancy } == [true, true])
    #expect(cells.map(\.reuseIdentifier) == ["a fancy kind", "a fancy kind"])
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 100)
    #expect(screen.exists("Short"))
    // Nobody wrote a method that deletes.
    #expect(throws: (any Error).self) { try screen.delete("Short") }
  }

  @Test("A content configuration says what a cell shows")
  func configuration() async {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Ann"
        content.secondaryText = "A friend"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let (controller, source) = (UITableViewController(), Source())
    controller.tableView.dataSource = source
    let screen = Screen(controller)
    #expect(screen.texts == ["Ann", "A friend"])
  }

  @Test("A table that goes takes its cells along")
  func leaks() async {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let names = Names([["Ann"]])
      let (controller, made) = self.table(names)
      table = made
      let screen = Screen(controller)
      cell = made.visibleCells.first
      #expect(cell != nil)
      await screen.close()
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}
