import Foundation
import PortableUI
import PortableUIKit
import Testing
import ViewTesting

@Suite("Rooms and sizes of views and controllers")
struct RoomTests {
  @Test("Two views in a hosting controller stand below each other, as in a window")
  func stacked() throws {
    struct Two: View {
      var body: some View {
        Text("Above")
        Text("Below")
      }
    }
    let screen = Screen(UIHostingController(rootView: Two()))
    let alone = Screen(Two())
    let (above, below) = try (screen.frame(of: "Above"), screen.frame(of: "Below"))
    #expect(above.maxY < below.minY)
    #expect(try alone.frame(of: "Above") == above)
    #expect(try alone.frame(of: "Below") == below)
  }

  @Test("A hosting controller likes the size of what it shows where it is told to")
  func preferred() {
    let screen = Screen(UIViewController())
    let hosting = UIHostingController(rootView: Color.red.frame(width: 120, height: 70))
    #expect(hosting.preferredContentSize == .zero)
    hosting.sizingOptions = .preferredContentSize
    #expect(hosting.preferredContentSize == CGSize(width: 120, height: 70))
    withExtendedLifetime(screen) {}
  }

  @Test("A label takes no more room than its words, however much there is")
  func label() {
    let label = UILabel()
    label.text = "Few words"
    let page = UIViewController()
    page.view.addSubview(label)
    let screen = Screen(page)
    let natural = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 300, height: 200)) == natural)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: natural.width * 0.7, height: 200))
    #expect(narrow.width < natural.width)
    #expect(narrow.height > natural.height)
    withExtendedLifetime(screen) {}
  }

  @Test("Where the bar is hidden, there is no title and no button of it")
  func hiddenBar() async {
    let page = UIViewController()
    page.title = "Letters"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: page)
    let screen = Screen(navigation)
    #expect(screen.exists("Write"))
    #expect(screen.title == "Letters")
    navigation.setNavigationBarHidden(true, animated: false)
    await screen.settle()
    #expect(!screen.exists("Write"))
    #expect(screen.title != "Letters")
    navigation.isNavigationBarHidden = false
    await screen.settle()
    #expect(screen.exists("Write"))
    #expect(screen.title == "Letters")
    await screen.close()
  }

  @Test("What covers a controller's edges is kept free in it, and in what is in it")
  func safeArea() async {
    let page = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    let safe = page.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let screen = Screen(page)
    #expect(box.frame.origin == .zero)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 8, bottom: 0, right: 0)
    await screen.settle()
    #expect(page.view.safeAreaInsets.top == 30)
    #expect(box.frame.origin == CGPoint(x: 8, y: 30))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 100))
    page.view.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 20)
    #expect(inner.safeAreaInsets.left == 8)
    await screen.close()
  }

  @Test("A point leads to the view in front of it that takes part")
  func hitTest() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let behind = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    outer.addSubview(behind)
    outer.addSubview(front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      outer.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(15, 15) === behind)
    #expect(hit(40, 40) === front)
    #expect(hit(95, 95) === outer)
    #expect(hit(120, 20) == nil)
    front.isUserInteractionEnabled = false
    #expect(hit(40, 40) === behind)
    behind.isHidden = true
    #expect(hit(40, 40) === outer)
  }
}
