import Foundation
import PortableUI
import PortableUIKit
import Testing
import ViewTesting

@Suite("Between SwiftUI and UIKit")
struct BridgeTests {
  private struct Wheel: UIViewRepresentable {
    let isOn: Bool
    let log: (String) -> Void

    final class Coordinator {
      var count = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISwitch {
      log("make")
      let view = UISwitch()
      view.accessibilityLabel = "Wheel"
      return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
      context.coordinator.count += 1
      log("update \(context.coordinator.count)")
      view.isOn = isOn
    }

    static func dismantleUIView(_ view: UISwitch, coordinator: Coordinator) {
      view.accessibilityLabel = "gone"
    }
  }

  private struct Host: View {
    let log: (String) -> Void
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Turn") { isOn.toggle() }
        Wheel(isOn: isOn, log: log)
        Text("Below")
      }
    }
  }

  @Test("A represented view is made once, brought up to date, and takes its own room")
  func view() async throws {
    var calls: [String] = []
    let screen = Screen(Host { calls.append($0) })
    #expect(calls == ["make", "update 1"])
    #expect(try screen.value(of: "Wheel") == "off")
    try screen.tap("Turn")
    await screen.settle()
    #expect(calls == ["make", "update 1", "update 2"])
    #expect(try screen.value(of: "Wheel") == "on")
    let (wheel, text) = (try screen.frame(of: "Wheel"), try screen.frame(of: "Below"))
    #expect(wheel.maxY <= text.minY)
    #expect(wheel.height > 0 && wheel.height < 100)
  }

  private struct Page: UIViewControllerRepresentable {
    let words: String

    func makeUIViewController(context: Context) -> LabelController { LabelController() }

    func updateUIViewController(_ controller: LabelController, context: Context) {
      controller.label.text = words
    }
  }

  private final class LabelController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  @Test("A represented controller shows its view, and follows the view's values")
  func controller() async throws {
    struct Host: View {
      @State var count = 1
      var body: some View {
        VStack {
          Page(words: "Page \(count)")
          Button("Next") { count += 1 }
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.texts == ["Page 1", "Next"])
    try screen.tap("Next")
    await screen.settle()
    #expect(screen.texts == ["Page 2", "Next"])
  }

  @Test("A hosting controller shows a view with its state, also inside of another controller")
  func hosting() async throws {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let outer = UIViewController()
    let hosting = UIHostingController(rootView: Counter())
    outer.addChild(hosting)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    outer.view.addSubview(hosting.view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: outer.view.topAnchor, constant: 20),
      hosting.view.centerXAnchor.constraint(equalTo: outer.view.centerXAnchor),
    ])
    hosting.didMove(toParent: outer)
    let screen = Screen(outer)
    #expect(hosting.view.frame.minY == 20)
    #expect(hosting.view.frame.height > 0)
    try screen.tap("Count 0")
    await screen.settle()
    #expect(screen.texts == ["Count 1"])
  }

  @Test("Alerts ask, fill in and tell what was chosen")
  func alerts() async throws {
    let root = UIViewController()
    let screen = Screen(root)
    let alert = UIAlertController(
      title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    root.present(alert, animated: true)
    await screen.settle()
    #expect(screen.texts.contains("It cannot be undone."))
    try screen.tap("Delete")
    await screen.settle()
    #expect(chosen == ["delete"])
    #expect(root.presentedViewController == nil)
    #expect(!screen.texts.contains("It cannot be undone."))
  }

  @Test("Bars show what items say, and do it")
  func bars() async throws {
    let page = UIViewController()
    page.title = "Mail"
    var done = 0
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in done += 1 })
    page.navigationItem.rightBarButtonItem = item
    let screen = Screen(UINavigationController(rootViewController: page))
    #expect(screen.title == "Mail")
    try screen.tap("Add")
    #expect(done == 1)
    item.isEnabled = false
    await screen.settle()
    #expect(try !screen.isEnabled(.button("Add")))
    page.title = "Post"
    await screen.settle()
    #expect(screen.title == "Post")
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test("A controller that SwiftUI shows is a child of the hosting controller, and reaches its bar")
  func parentOfShown() async {
    let inner = UIViewController()
    let hosting = UIHostingController(rootView: Shown(controller: inner))
    let navigation = UINavigationController(rootViewController: hosting)
    let screen = Screen(navigation)
    #expect(inner.parent === hosting)
    #expect(hosting.children == [inner])
    #expect(inner.navigationController === navigation)
    inner.parent?.navigationItem.title = "From inside"
    await screen.settle()
    #expect(screen.title == "From inside")
    navigation.setViewControllers([UIViewController()], animated: false)
    await screen.settle()
    #expect(inner.parent == nil)
    #expect(hosting.children == [])
    await screen.close()
  }
}
