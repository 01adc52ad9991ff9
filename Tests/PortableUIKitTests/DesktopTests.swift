import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("What a desktop adds: columns, keys, menus, a clipboard", .serialized)
struct DesktopTests {
  private func page(_ words: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = words
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = words
    controller.view.addSubview(label)
    return controller
  }

  @Test("Two columns stand beside one another, and one of them where there is little room")
  func columns() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (page("List"), page("Detail"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let screen = Screen(split, size: CGSize(width: 1_000, height: 600))
    #expect(screen.texts.contains("List") && screen.texts.contains("Detail"))
    #expect(list.splitViewController === split)
    #expect(list.navigationController != nil)
    #expect(split.viewController(for: .primary) === list)
    #expect(try screen.frame(of: .text("List")).minX < screen.frame(of: .text("Detail")).minX)

    list.showDetailViewController(page("Other"), sender: nil)
    await screen.settle()
    #expect(!screen.texts.contains("Detail"))
    #expect(screen.texts.contains("Other"))

    split.preferredDisplayMode = .secondaryOnly
    await screen.settle()
    #expect(!screen.texts.contains("List"))
    split.show(.primary)
    await screen.settle()
    #expect(screen.texts.contains("List"))

    screen.resize(to: CGSize(width: 320, height: 600))
    split.show(.secondary)
    await screen.settle()
    #expect(screen.texts.contains("Other") && !screen.texts.contains("List"))
    await screen.close()
  }

  private final class Keys: UIViewController {
    var pressed: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] _ in
          self?.pressed.append("find")
        }
      ]
    }
  }

  @Test("Keys of a controller are heard while it is seen")
  func keys() async throws {
    let controller = Keys()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(navigation)
    try screen.press("f", modifiers: .command)
    let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow) { _ in controller.pressed.append("up") }
    controller.addKeyCommand(up)
    await screen.settle()
    try screen.press(.upArrow)
    #expect(controller.pressed == ["find", "up"])
    controller.removeKeyCommand(up)
    await screen.settle()
    #expect(throws: (any Error).self) { try screen.press(.upArrow) }
    navigation.pushViewController(UIViewController(), animated: false)
    await screen.settle()
    #expect(throws: (any Error).self) { try screen.press("f", modifiers: .command) }
    await screen.close()
  }

  @Test("A button's menu opens by a press or by the other button, and one of it may stay chosen")
  func menus() async throws {
    var chosen: [String] = []
    func action(_ title: String) -> UIAction {
      UIAction(title: title) { _ in chosen.append(title) }
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 120, height: 30)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [action("Small"), action("Large")])
    let controller = UIViewController()
    controller.view.addSubview(button)
    let screen = Screen(controller)
    try screen.contextMenu(of: "More")
    try screen.choose("Small")
    #expect(chosen == ["Small"])

    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    await screen.settle()
    #expect(button.currentTitle == "Small")
    try screen.open("Small")
    try screen.choose("Large")
    await screen.settle()
    #expect(chosen == ["Small", "Large"])
    #expect(button.currentTitle == "Large")
    #expect(screen.exists("Large"))
    await screen.close()
  }

  @Test("A page is edited by a button that everyone knows")
  func editing() async throws {
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.tap("Edit")
    await screen.settle()
    #expect(controller.isEditing)
    #expect(controller.tableView.isEditing)
    try screen.tap("Done")
    await screen.settle()
    #expect(!controller.tableView.isEditing)
    await screen.close()
  }

  @Test("What a program copies a person pastes, and the other way round")
  func pasteboard() async throws {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "Words to copy"
    view.isEditable = false
    controller.view.addSubview(view)
    let screen = Screen(controller)
    UIPasteboard.general.string = "from the program"
    #expect(screen.copied == "from the program")
    _ = try screen.copy(from: .text("Words to copy"))
    #expect(UIPasteboard.general.string == "Words to copy")
    #expect(!UIPasteboard.general.hasURLs)
    UIPasteboard.general.url = URL(string: "https://example.org/a")
    #expect(screen.copied == "https://example.org/a")
    let own = UIPasteboard.withUniqueName()
    own.string = "mine"
    #expect(UIPasteboard.general.string == "https://example.org/a")
    await screen.close()
  }

  @Test("An address is opened by the desktop")
  func opening() async throws {
    let screen = Screen(page("Here"))
    let url = try #require(URL(string: "https://example.org/b"))
    var isOpened: Bool?
    UIApplication.shared.open(url) { isOpened = $0 }
    await screen.settle()
    #expect(screen.openedURLs == [url])
    #expect(isOpened == true)
    await screen.close()
  }
}
