import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Members of UIKit that are asked for most")
struct DemandedMemberTests {
  private final class Turning: UIViewController {
    var calls: [String] = []
    var isInner = false

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [weak self] _ in
        self?.calls.append("along \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] in
        self?.calls.append("done \($0.isCancelled)")
      }
    }
    override func viewSafeAreaInsetsDidChange() { calls.append("safe \(view.safeAreaInsets.top)") }
  }

  private func shown(
    _ views: UIView..., at frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 40)
  )
    async -> Screen
  {
    let page = UIViewController()
    for view in views {
      view.frame = frame
      page.view.addSubview(view)
    }
    let screen = Screen(page)
    await screen.settle()
    return screen
  }

  @Test(
    "A controller hears before its view gets another size, and what it changes along is made with that"
  )
  func resizing() async {
    let page = Turning()
    let screen = Screen(page, size: .init(width: 300, height: 300))
    await screen.settle()
    #expect(page.calls == [])
    screen.resize(to: CGSize(width: 500, height: 300))
    await screen.settle()
    #expect(page.calls == ["will 500 from 300", "along 500", "done false"])
    page.calls = []
    page.additionalSafeAreaInsets.top = 12
    #expect(page.calls == ["safe 12.0"])
    await screen.close()
  }

  @Test("A row has the menu that the delegate gives it, and no other row has one")
  func rowMenus() async throws {
    final class Menus: UITableViewDataSource, UITableViewDelegate {
      var told: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 1 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
          UIMenu(children: [UIAction(title: "Pin") { _ in self?.told.append("pin") }])
        }
      }
    }
    let (table, menus) = (UITableView(frame: .zero), Menus())
    table.dataSource = menus
    table.delegate = menus
    let screen = await shown(table, at: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(throws: ScreenError.self) { try screen.contextMenu(of: "Row 0") }
    try screen.contextMenu(of: "Row 1")
    #expect(screen.menu == ["Pin"])
    try screen.choose("Pin")
    #expect(menus.told == ["pin"])
    await screen.close()
  }

  @Test("Views stand beside the words of a field when they are to be seen")
  func fieldSides() async {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    let (before, behind) = (UILabel(), UILabel())
    (before.text, behind.text) = ("To", "km")
    field.leftView = before
    field.leftViewMode = .always
    field.rightView = behind
    field.rightViewMode = .whileEditing
    let screen = await shown(field)
    #expect(screen.exists(.text("To")) && !screen.exists(.text("km")))
    #expect(screen.exists(.textField("Name")))
    field.becomeFirstResponder()
    await screen.settle()
    #expect(screen.exists(.text("km")))
    await screen.close()
  }

  @Test("A field that is cleared when a person begins is empty then")
  func clearing() async {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "Old words")
    field.clearsOnBeginEditing = true
    let screen = await shown(field)
    #expect(field.text == "Old words")
    field.becomeFirstResponder()
    #expect(field.text == "")
    await screen.close()
  }

  @Test(
    "A control says what it is for where a pointer rests on it, and does what it is for when asked")
  func controls() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.toolTip = "Writes it to disk"
    var saves = 0
    button.addAction(UIAction { _ in saves += 1 }, for: .primaryActionTriggered)
    let screen = await shown(button)
    #expect(try screen.help(of: "Save") == "Writes it to disk")
    button.performPrimaryAction()
    #expect(saves == 1)
    await screen.close()
  }

  @Test("What is behind a cell that is selected is seen while it is")
  func cellBackgrounds() {
    let cell = UITableViewCell()
    let (usual, chosen) = (UIView(), UIView())
    cell.backgroundView = usual
    cell.selectedBackgroundView = chosen
    #expect(cell.subviews.prefix(2) == [usual, chosen] && chosen.isHidden)
    cell.isSelected = true
    #expect(!chosen.isHidden)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.layoutIfNeeded()
    #expect(usual.frame == cell.bounds && chosen.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(usual.superview == nil)
  }

  @Test("One view takes the place of another, among the others")
  func transition() {
    let (around, old, new, other) = (UIView(), UIView(), UIView(), UIView())
    around.addSubview(old)
    around.addSubview(other)
    var isDone = false
    UIView.setAnimationsEnabled(false)
    UIView.transition(from: old, to: new, duration: 1) { isDone = $0 }
    UIView.setAnimationsEnabled(true)
    #expect(around.subviews == [new, other] && isDone)
  }

  @Test("A menu keeps its identity with other children, and knows what is ticked")
  func menus() {
    let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in })
    let menu = UIMenu(title: "Sort", identifier: .init("sort"), children: [one])
    let other = menu.replacingChildren([one, two])
    #expect(other.identifier == UIMenu.Identifier("sort"))
    #expect(menu.selectedElements.isEmpty && other.selectedElements.map(\.title) == ["Two"])
  }

  @Test("What a bar shows of a page can be said with a word on whether it moves")
  func navigationItems() {
    let item = UINavigationItem(title: "Page")
    let (left, right) = (UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Right"))
    item.setLeftBarButton(left, animated: true)
    item.setRightBarButton(right, animated: false)
    item.setHidesBackButton(true, animated: false)
    #expect(item.leftBarButtonItem === left && item.rightBarButtonItem === right)
    #expect(item.hidesBackButton)
  }

  @Test("Anchors keep the usual distance at least, or at most")
  func spacing() async {
    let (first, second) = (UIView(), UIView())
    let page = UIViewController()
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(view)
    }
    let wish = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    wish.priority = .defaultLow
    let far = second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 90)
    far.priority = .defaultLow
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      first.topAnchor.constraint(equalTo: page.view.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 50),
      second.widthAnchor.constraint(equalToConstant: 50),
      second.heightAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
      wish, far,
    ])
    let screen = Screen(page)
    await screen.settle()
    #expect(second.frame.origin == CGPoint(x: 66, y: 58))
    await screen.close()
  }
}
