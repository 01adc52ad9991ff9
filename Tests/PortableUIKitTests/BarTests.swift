import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Bars of UIKit")
struct BarTests {
  private let page = UIViewController()

  private func shown(_ controller: UIViewController) async -> Screen {
    let screen = Screen(controller)
    await screen.settle()
    return screen
  }

  @Test("What a page has for the toolbar is there while that is, and changes with it")
  func toolbarItems() async throws {
    let controller = UINavigationController(rootViewController: page)
    var presses = 0
    let send = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in presses += 1 })
    page.setToolbarItems([.flexibleSpace(), send], animated: false)
    let screen = await shown(controller)
    #expect(!screen.exists(.button("Send")))
    controller.setToolbarHidden(false, animated: false)
    await screen.settle()
    try screen.tap("Send")
    #expect(presses == 1)
    send.title = "Send all"
    await screen.settle()
    #expect(screen.exists(.button("Send all")))
    await screen.close()
  }

  @Test("A toolbar of one's own shows its buttons side by side, with room between them")
  func toolbar() async throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var pressed: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
    }
    bar.setItems([item("First"), .flexibleSpace(), item("Last")], animated: false)
    page.view.addSubview(bar)
    let screen = await shown(page)
    try screen.tap("Last")
    #expect(pressed == ["Last"])
    let (first, last) = (try screen.frame(of: "First"), try screen.frame(of: "Last"))
    #expect(first.minX < 40 && last.maxX > 250 && last.maxX <= 300)
    bar.items = [item("Only")]
    await screen.settle()
    #expect(screen.exists(.button("Only")) && !screen.exists(.button("First")))
    await screen.close()
  }

  @Test("A bar that is hidden shows neither title nor buttons")
  func hiddenBar() async {
    page.title = "Letters"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
    let controller = UINavigationController(rootViewController: page)
    let screen = await shown(controller)
    #expect(screen.title == "Letters" && screen.exists(.button("New")))
    controller.navigationBar.isHidden = true
    await screen.settle()
    #expect(screen.title != "Letters" && !screen.exists(.button("New")))
    await screen.close()
  }

  @Test("Tabs that are hidden are not seen, and the bar knows them all the same")
  func hiddenTabs() async {
    let tabs = UITabBarController()
    let other = UIViewController()
    page.title = "One"
    other.title = "Two"
    tabs.viewControllers = [page, other]
    let screen = await shown(tabs)
    #expect(screen.exists(.named("Two")))
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.selectedItem === page.tabBarItem)
    tabs.tabBar.isHidden = true
    await screen.settle()
    #expect(!screen.exists(.named("Two")))
    await screen.close()
  }

  @Test("The words of a button in a bar look as they were told")
  func words() async {
    let item = UIBarButtonItem(title: "New")
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    item.setTitleTextAttributes([.foregroundColor: red], for: .normal)
    page.navigationItem.rightBarButtonItem = item
    let screen = await shown(UINavigationController(rootViewController: page))
    #expect(screen.svg().contains("#ff0000") || screen.svg().contains("rgb(255,0,0)"))
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == red)
    await screen.close()
  }
}
