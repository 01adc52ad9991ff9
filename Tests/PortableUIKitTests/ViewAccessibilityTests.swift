import Foundation
import PortableUI
import PortableUIKit
import Testing
import ViewTesting

@Suite("What views of UIKit are to assistive technologies")
struct ViewAccessibilityTests {
  @Test("A view that holds tabs is told of as a list of them")
  func tabBar() async {
    let controller = UIViewController()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    bar.accessibilityTraits = .tabBar
    let button = UIButton(primaryAction: UIAction(title: "Home") { _ in })
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    bar.addSubview(button)
    controller.view.addSubview(bar)
    let screen = Screen(controller)
    func lists(in element: Element) -> [Element] {
      let own = element.accessibility.traits.contains(.isTabBar) ? [element] : []
      return own + element.children.flatMap(lists)
    }
    #expect(lists(in: screen.graph.rootElement).count == 1)
    #expect(bar.accessibilityTraits == .tabBar && screen.exists(.button("Home")))
    await screen.close()
  }
}
