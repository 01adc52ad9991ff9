import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("What is around a view")
struct TraitTests {
  @Test("The direction of reading is the one of where it is shown")
  func direction() async {
    let (left, right) = (UIViewController(), UIViewController())
    let leftScreen = Screen(
      UIHostingController(rootView: Shown(controller: left)), size: .init(width: 300, height: 300))
    #expect(left.traitCollection.layoutDirection == .leftToRight)
    let rightScreen = Screen(
      UIHostingController(
        rootView: Shown(controller: right).environment(\.layoutDirection, .rightToLeft)),
      size: .init(width: 300, height: 300))
    #expect(right.traitCollection.layoutDirection == .rightToLeft)
    await leftScreen.close()
    await rightScreen.close()
  }

  @Test("Who asked for a trait hears when it is different, with what was before, and no other")
  func changes() async throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    controller.view.addSubview(label)
    var told: [String] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (one: UIViewController, old: UITraitCollection) in
      told.append("controller \(old.userInterfaceStyle) \(one.traitCollection.userInterfaceStyle)")
    }
    label.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UILabel, _) in
      told.append("direction")
    }
    let wish = label.registerForTraitChanges(
      [UITraitLayoutDirection.self, UITraitUserInterfaceStyle.self]
    ) { (one: UILabel, _) in told.append("label \(one.traitCollection.userInterfaceStyle)") }
    let screen = Screen(controller)
    let window = try #require(controller.view.window)
    window.overrideUserInterfaceStyle = .dark
    await screen.settle()
    #expect(told.sorted() == ["controller light dark", "label dark"])
    told = []
    label.unregisterForTraitChanges(wish)
    window.overrideUserInterfaceStyle = .light
    await screen.settle()
    #expect(told == ["controller dark light"])
    await screen.close()
  }

  struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
