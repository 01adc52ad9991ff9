import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// Writes down each call of its life.
private final class Witness: UIViewController {
  private let name: String
  private let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("\(name).didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("\(name).willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("\(name).isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name).willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name).didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("\(name).willMove(\(parent == nil ? "out" : "in"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("\(name).didMove(\(parent == nil ? "out" : "in"))")
  }
}

@Suite("The life of view controllers")
struct LifecycleTests {
  /// What happened, and a controller that writes it down.
  private final class Log {
    private(set) var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    func make(_ name: String) -> UIViewController { Witness(name) { self.calls.append($0) } }
  }

  @Test("The first controller of a window appears, once")
  func first() async {
    let log = Log()
    let screen = Screen(log.make("A"))
    #expect(log.take() == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    await screen.close()
    #expect(log.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test("A page comes, and the one before it comes back")
  func pages() async throws {
    let log = Log()
    let (first, second) = (log.make("A"), log.make("B"))
    let navigation = UINavigationController(rootViewController: first)
    let screen = Screen(navigation)
    #expect(
      log.take() == [
        "A.willMove(in)", "A.didMove(in)", "A.didLoad", "A.willAppear", "A.isAppearing",
        "A.didAppear",
      ])
    navigation.pushViewController(second, animated: true)
    await screen.settle()
    #expect(
      log.take() == [
        "B.willMove(in)", "A.willDisappear", "B.didLoad", "B.willAppear", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(in)",
      ])
    #expect(screen.title == "B")
    try screen.back()
    #expect(navigation.viewControllers == [first])
    #expect(
      log.take() == [
        "B.willMove(out)", "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear",
        "A.didAppear", "B.didMove(out)",
      ])
  }

  @Test("What is presented comes in front, and goes")
  func presented() async {
    let log = Log()
    let (first, second) = (log.make("A"), log.make("B"))
    let screen = Screen(first)
    _ = log.take()
    var isDone = false
    first.present(second, animated: true) { isDone = true }
    await screen.settle()
    #expect(log.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(isDone)
    #expect(first.presentedViewController === second)
    second.dismiss(animated: true)
    await screen.settle()
    #expect(log.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(first.presentedViewController == nil)
  }

  @Test("What covers a controller sends it away, and brings it back")
  func covered() async {
    let log = Log()
    let (first, second) = (log.make("A"), log.make("B"))
    second.modalPresentationStyle = .fullScreen
    let screen = Screen(first)
    _ = log.take()
    first.present(second, animated: true)
    await screen.settle()
    #expect(
      Set(log.take()) == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "A.willDisappear", "B.didAppear",
        "A.didDisappear",
      ])
    first.dismiss(animated: true)
    await screen.settle()
    #expect(
      log.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear",
      ])
  }

  @Test("A child comes and goes with its view")
  func children() async {
    let log = Log()
    let (outer, child) = (log.make("A"), log.make("B"))
    let screen = Screen(outer)
    _ = log.take()
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
    await screen.settle()
    #expect(
      log.take() == [
        "B.willMove(in)", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didMove(in)",
        "B.didAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["B.willMove(out)", "B.willDisappear", "B.didDisappear", "B.didMove(out)"])
  }

  @Test("Tabs come and go as they are chosen")
  func tabs() async throws {
    let log = Log()
    let tabs = UITabBarController()
    tabs.viewControllers = [log.make("A"), log.make("B")]
    let screen = Screen(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    await screen.settle()
    #expect(
      log.take() == [
        "A.willDisappear", "B.didLoad", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
  }

  @Test("A controller that was shown and dismissed is let go of")
  func leaks() async {
    let root = UIViewController()
    let screen = Screen(root)
    weak var presented: UIViewController?
    for _ in 1...20 {
      do {
        let controller = UIViewController()
        presented = controller
        root.present(controller, animated: false)
      }
      await screen.settle()
      root.dismiss(animated: false)
      await screen.settle()
    }
    #expect(presented == nil)
  }
}
