import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Controllers appear as UIKit's do")
struct AppearanceTests {
  /// Notes the calls of its life, those of its layout among them.
  final class Page: UIViewController {
    var calls: [String] = []
    var windowAtAppearing = false
    var isNew: [Bool] = []

    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) {
      calls.append("will")
      isNew.append(isMovingToParent)
    }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("is")
      windowAtAppearing = view.window != nil
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }

  @Test("The first controller of a window is laid out after it is appearing in it")
  func first() async {
    let page = Page()
    let screen = Screen(page)
    #expect(page.calls == ["load", "will", "is", "layout", "did"])
    #expect(page.windowAtAppearing)
    await screen.close()
  }

  @Test("A page that is pushed, and one that shows again, are laid out while they appear")
  func pushed() async {
    let (root, page) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(navigation)
    navigation.pushViewController(page, animated: true)
    await screen.settle()
    #expect(page.calls == ["load", "will", "is", "layout", "did"])
    #expect(page.windowAtAppearing)
    root.calls = []
    navigation.popViewController(animated: true)
    await screen.settle()
    #expect(root.calls == ["will", "is", "layout", "did"])
    #expect(root.isNew == [true, false])
    #expect(page.isNew == [true])
    await screen.close()
  }

  @Test("What a page presents is known to it, and the page takes it away")
  func presentedByPage() async {
    let (root, sheet) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(navigation)
    var calls: [String] = []
    root.present(sheet, animated: true) { calls = sheet.calls }
    #expect(root.presentedViewController === sheet)
    #expect(navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    await screen.settle()
    #expect(calls.last == "did")
    root.dismiss(animated: true)
    await screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    await screen.close()
  }
}
