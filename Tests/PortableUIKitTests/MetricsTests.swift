import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Where rows and lines stand")
struct MetricsTests {
  final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("The frame of a cell says where it stands among all rows, also when they are scrolled")
  func cells() async throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.rowHeight = 50
    table.dataSource = rows
    let page = UIViewController()
    page.view.addSubview(table)
    let screen = Screen(page)
    let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let step = third.frame.minY - second.frame.minY
    #expect(step >= 50)
    #expect(third.frame.size == second.frame.size)
    let before = third.frame
    table.setContentOffset(CGPoint(x: 0, y: 75), animated: false)
    await screen.settle()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame == before)
    await screen.close()
  }

  @Test("A line is as high as its font, and part of it lies above the letters' base")
  func fonts() {
    let screen = Screen(UIViewController())
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
    #expect(small.lineHeight > 0)
    #expect(large.lineHeight > small.lineHeight)
    #expect(large.ascender > 0 && large.ascender < large.lineHeight)
    #expect(large.descender < 0)
    #expect(large.ascender - large.descender == large.lineHeight)
    withExtendedLifetime(screen) {}
  }

  final class Lists: UITableViewDataSource {
    var lists = [["A", "B"], ["C"]]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { lists.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lists[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let word = lists[indexPath.section][indexPath.row]
      asked.append(word)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = word
      return cell
    }
  }

  @Test("A row that moves to another section, up or down, is not asked for again")
  func movedRow() async {
    let lists = Lists()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = lists
    let page = UIViewController()
    page.view.addSubview(table)
    let screen = Screen(page)
    #expect(lists.asked == ["A", "B", "C"])
    lists.lists = [["B"], ["A", "C"]]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
    await screen.settle()
    #expect(screen.texts == ["B", "A", "C"])
    lists.lists = [["C", "B"], ["A"]]
    table.moveRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 0))
    await screen.settle()
    #expect(screen.texts == ["C", "B", "A"])
    #expect(lists.asked == ["A", "B", "C"])
    await screen.close()
  }
}
