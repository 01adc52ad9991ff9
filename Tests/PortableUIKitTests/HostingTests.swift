import Foundation
import PortableUI
import PortableUIKit
import Testing
import Threads
import ViewTesting

@Suite("Views that others show by themselves")
struct HostingTests {
  @Test("A page is in its navigation controller's view, and that in its window")
  func pages() async throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let screen = Screen(navigation)
    #expect(first.view.superview === navigation.view)
    #expect(navigation.view.subviews == [first.view])
    #expect(navigation.view.superview === navigation.view.window)
    #expect(first.view.isDescendant(of: navigation.view))
    #expect(first.next === navigation.view)

    navigation.pushViewController(second, animated: false)
    await screen.settle()
    #expect(second.view.superview === navigation.view)
    navigation.popViewController(animated: false)
    await screen.settle()
    #expect(second.view.superview == nil)
    await screen.close()
  }

  @Test("The view of a hosting controller shows what it shows, whoever keeps the controller")
  func unkept() async {
    weak var controller: UIHostingController<Text>?
    let page = UIViewController()
    let view: UIView = {
      let hosting = UIHostingController(rootView: Text("Before"))
      controller = hosting
      hosting.rootView = Text("Hello")
      return hosting.view
    }()
    #expect(controller == nil)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    page.view.addSubview(view)
    let screen = Screen(page)
    #expect(screen.texts == ["Hello"])
    view.removeFromSuperview()
    await screen.settle()
    #expect(screen.texts == [])
    await screen.close()
  }

  @Test("The view of pages is empty where nobody kept their controller", arguments: 0..<3)
  func gone(kind: Int) async {
    func made() -> UIViewController {
      let page = UIHostingController(rootView: Text("Page"))
      switch kind {
      case 0: return UINavigationController(rootViewController: page)
      case 1:
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
      default:
        let columns = UISplitViewController(style: .doubleColumn)
        columns.setViewController(page, for: .primary)
        return columns
      }
    }
    let page = UIViewController()
    let view: UIView = made().view
    page.view.addSubview(view)
    let screen = Screen(page)
    #expect(screen.texts == [])
    await screen.close()
  }

  @Test("Tabs whose pages say nothing of themselves are quiet")
  func quietTabs() async throws {
    let heard = Guarded<[String]>([])
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let hear: @Sendable (String) -> Void = { text in heard.withLock { $0.append(text) } }
    let screen = Warnings.$listener.withValue(hear) { Screen(tabs) }
    #expect(heard.withLock { $0 } == [])
    tabs.selectedIndex = 1
    await screen.settle()
    #expect(tabs.selectedViewController === tabs.viewControllers?.last)
    await screen.close()
  }

  @Test("What is presented is in the window, and not in the page behind it")
  func presented() async throws {
    let (root, sheet) = (UIViewController(), UIViewController())
    let screen = Screen(root)
    root.present(sheet, animated: false)
    await screen.settle()
    #expect(sheet.view.superview === root.view.window)
    #expect(root.view.window != nil)
    await screen.close()
  }

  @Test("The colour and the style of a window are those of all that is in it")
  func window() async throws {
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.view.addSubview(label)
    let screen = Screen(UINavigationController(rootViewController: root))
    let window = try #require(root.view.window)
    window.tintColor = .systemRed
    #expect(label.tintColor == .systemRed)
    window.overrideUserInterfaceStyle = .dark
    await screen.settle()
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    await screen.close()
  }

  @Test("Cells are in their table, which knows how large all rows are")
  func cells() async throws {
    let names = Names([(1...40).map { "Name \($0)" }])
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 50
    table.dataSource = names
    let controller = UIViewController()
    controller.view = table
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.superview === table)
    #expect(table.subviews.contains(cell))
    #expect(table.contentSize.height >= 40 * 50)
    names.sections = [["Only"]]
    table.reloadData()
    await screen.settle()
    #expect(table.contentSize.height < 400)
    await screen.close()
  }

  /// A controller that writes down what becomes of its rows.
  private class Rows: UITableViewController {
    var names = ["Ann", "Bob"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private final class DeletingRows: Rows {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test("Rows of a table controller can be deleted where it overrides what deletes them")
  func committing() async throws {
    let controller = DeletingRows(style: .plain)
    let screen = Screen(controller)
    try screen.delete("Ann")
    await screen.settle()
    #expect(screen.texts == ["Bob"])
    await screen.close()

    let other = Screen(Rows(style: .plain))
    #expect(throws: (any Error).self) { try other.delete("Ann") }
    await other.close()
  }

  @Test("A window is no smaller than what is in its controller needs")
  func least() async throws {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 220),
      box.heightAnchor.constraint(equalToConstant: 90),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 15),
      box.trailingAnchor.constraint(
        lessThanOrEqualTo: controller.view.trailingAnchor, constant: -15),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      box.bottomAnchor.constraint(lessThanOrEqualTo: controller.view.bottomAnchor),
    ])
    let screen = Screen(WindowProbe(controller))
    #expect(controller.view.bounds.size == CGSize(width: 250, height: 100))
    await screen.close()
  }

  /// Shows a controller as small as a window may be.
  private struct WindowProbe: View {
    let controller: UIViewController
    init(_ controller: UIViewController) { self.controller = controller }
    var body: some View { Smallest { Represented(controller: controller) } }
  }

  private struct Represented: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Smallest: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { subviews[0].sizeThatFits(.zero) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let size = subviews[0].sizeThatFits(.zero)
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(size))
    }
  }

  @Test("A change of constraints moves where it is laid out along, and only there")
  func moving() async throws {
    for (isLaidOut, expected) in [(true, 50.0), (false, 100.0)] {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "Here"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      let left = label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
      left.isActive = true
      label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Move") { _ in
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            left.constant = 100
            if isLaidOut { controller.view.layoutIfNeeded() }
          }
        })
      button.frame = CGRect(x: 0, y: 200, width: 80, height: 30)
      controller.view.addSubview(button)
      let screen = Screen(controller, animations: .on)
      try screen.tap("Move")
      screen.clock.advance(by: .milliseconds(500))
      #expect(try abs(screen.frame(of: "Here").minX - expected) < 1, "laid out: \(isLaidOut)")
      screen.clock.advance(by: .seconds(1))
      await screen.close()
    }
  }
}
