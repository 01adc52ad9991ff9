import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Where rows of a table stand")
struct TableGeometryTests {
  /// Rows of a height of their own, under words.
  private final class Heights: UITableViewDataSource, UITableViewDelegate {
    let counts: [Int]
    var headers: [CGFloat] = []
    var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row.isMultiple(of: 2) ? 50 : 30
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.isEmpty ? nil : "Part \(section)"
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headers.isEmpty ? tableView.sectionHeaderHeight : headers[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let old = tableView.dequeueReusableCell(withIdentifier: "row")
      if old == nil { made += 1 }
      let cell = old ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return cell
    }
  }

  private let page = UIViewController()
  private let table = UITableView(frame: .zero)

  private func shown(_ source: Heights) async -> Screen {
    page.view.addSubview(table)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    table.dataSource = source
    table.delegate = source
    let screen = Screen(page, size: .init(width: 320, height: 400))
    await screen.settle()
    return screen
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A row that is shown stands where its cell does, and one far below where heights put it")
  func rows() async {
    let source = Heights([1_000])
    let screen = await shown(source)
    #expect(table.rectForRow(at: path(1)) == table.cellForRow(at: path(1))?.frame)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 50, width: 320, height: 30))
    #expect(table.rectForRow(at: path(900)) == CGRect(x: 0, y: 36_000, width: 320, height: 50))
    #expect(table.rectForRow(at: path(1_000)) == .zero)
    table.scrollToRow(at: path(900), at: .top, animated: false)
    await screen.settle()
    #expect(table.rectForRow(at: path(900)) == table.cellForRow(at: path(900))?.frame)
    await screen.close()
  }

  @Test("A section is as high as what stands in it, and rows are found by where they stand")
  func sections() async {
    let screen = await shown(Heights([3, 5, 2]))
    let first = table.rect(forSection: 0)
    #expect(first == CGRect(x: 0, y: 0, width: 320, height: 130))
    #expect(table.rect(forSection: 1).maxY == table.rectForRow(at: path(4, 1)).maxY)
    #expect(table.rect(forSection: 7) == .zero)
    let found = table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 80))
    #expect(found == [path(1), path(2), path(0, 1)])
    #expect(table.indexPathsForRows(in: .zero) == nil)
    await screen.close()
  }

  @Test("A delegate that leaves no room for a header has none")
  func headers() async {
    let source = Heights([1, 1])
    source.headers = [0, UITableView.automaticDimension]
    let screen = await shown(source)
    #expect(screen.texts == ["Row 0.0", "Part 1", "Row 1.0"])
    await screen.close()
  }

  @Test("Cells are used again by the rows that one jumps to")
  func reuse() async {
    let source = Heights([5_000])
    let screen = await shown(source)
    let before = source.made
    table.scrollToRow(at: path(2_500), at: .top, animated: false)
    await screen.settle()
    #expect(screen.exists(.text("Row 0.2500")))
    #expect(source.made <= before + 8)
    table.contentOffset = .zero
    await screen.settle()
    #expect(source.made <= before + 8)
    for row in 0..<8 { #expect(screen.exists(.text("Row 0.\(row)"))) }
    await screen.close()
  }
}
