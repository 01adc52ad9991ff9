import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Pages of a page view controller")
struct PageViewControllerTests {
  private final class Leaf: UIViewController {
    let number: Int
    var calls: [String] = []
    let label = UILabel()

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      label.text = "Leaf \(number)"
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let leaves = (1...4).map { Leaf($0) }
    var hasDots = true
    var told: [String] = []
    weak var controller: UIPageViewController?

    private func index(_ page: UIViewController) -> Int { (page as? Leaf).map(\.number) ?? 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController) - 2
      return leaves.indices.contains(index) ? leaves[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController)
      return leaves.indices.contains(index) ? leaves[index] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      hasDots ? leaves.count : 0
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      (pageViewController.viewControllers?.first).map { index($0) - 1 } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("to \(pendingViewControllers.map { index($0) })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append("from \(previousViewControllers.map { index($0) }) \(finished && completed)") }
  }

  private let book = Book()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

  private func shown(_ leaf: Int) async -> Screen {
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.leaves[leaf - 1]], direction: .forward, animated: false)
    let screen = Screen(pages)
    await screen.settle()
    return screen
  }

  @Test("One page is seen, with a dot for each, and others are not loaded")
  func first() async {
    let screen = await shown(2)
    #expect(screen.texts == ["Leaf 2"])
    #expect(screen.exists(.button("Page 2 of 4")))
    #expect(pages.children == [book.leaves[1]] && book.leaves[1].parent === pages)
    #expect(book.leaves[1].calls == ["will", "did"])
    #expect(book.leaves.map(\.isViewLoaded) == [false, true, false, false])
    #expect(book.told == [])
    await screen.close()
  }

  @Test("A person who chooses a dot goes there, and the delegate hears before and after")
  func dots() async throws {
    let screen = await shown(1)
    try screen.tap("Page 3 of 4")
    await screen.settle()
    #expect(screen.texts == ["Leaf 3"])
    #expect(pages.viewControllers == [book.leaves[2]])
    #expect(book.told == ["to [3]", "from [1] true"])
    #expect(book.leaves[0].calls == ["will", "did", "will go", "gone"])
    #expect(book.leaves[2].calls == ["will", "did"])
    #expect(pages.children == [book.leaves[2]])
    await screen.close()
  }

  @Test("Keys go to the next page and back, and no further than there are pages")
  func keys() async throws {
    book.hasDots = false
    let screen = await shown(3)
    #expect(!screen.exists(.button("Page 3 of 4")))
    try screen.press(.pageDown, modifiers: .control)
    await screen.settle()
    #expect(screen.texts == ["Leaf 4"])
    #expect(throws: ScreenError.self) { try screen.press(.pageDown, modifiers: .control) }
    try screen.press(.pageUp, modifiers: .control)
    await screen.settle()
    #expect(screen.texts == ["Leaf 3"])
    #expect(book.told == ["to [4]", "from [3] true", "to [3]", "from [4] true"])
    await screen.close()
  }

  @Test("A swipe goes to the page beside")
  func swipes() async throws {
    let screen = await shown(2)
    try screen.swipe(.left, over: "Leaf 2")
    await screen.settle()
    #expect(screen.texts == ["Leaf 3"])
    try screen.swipe(.right, over: "Leaf 3")
    await screen.settle()
    #expect(screen.texts == ["Leaf 2"])
    #expect(book.told == ["to [3]", "from [2] true", "to [2]", "from [3] true"])
    await screen.close()
  }

  @Test("The program shows another page, and the delegate does not hear of it")
  func program() async {
    let screen = await shown(1)
    var isDone = false
    pages.setViewControllers([book.leaves[3]], direction: .forward, animated: true) { isDone = $0 }
    await screen.settle()
    #expect(isDone && screen.texts == ["Leaf 4"] && book.told == [])
    await screen.close()
  }
}
