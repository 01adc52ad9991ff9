import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// Classes of its own, as what is said of a class counts for all tests.
private class Note: UILabel {}
private final class SmallNote: Note {}
private final class Wall: UIView {}
private final class Lamp: UISwitch {}
private final class SignBar: UINavigationBar {}
private final class Knob: UIButton {}
private final class BarKnob: UIBarButtonItem {}

@Suite("What is said of all of a kind")
struct UIAppearanceTests {
  private func show(_ views: UIView...) async -> Screen {
    let page = UIViewController()
    for view in views { page.view.addSubview(view) }
    let screen = Screen(page)
    await screen.settle()
    return screen
  }

  @Test(
    "It counts for those that come into a window, and not before what they were told themselves")
  func said() async {
    Note.appearance().textColor = .systemRed
    Note.appearance().font = .boldSystemFont(ofSize: 30)
    let (usual, other, plain) = (Note(), Note(), UILabel())
    other.textColor = .systemGreen
    #expect(usual.textColor == .label)
    let screen = await show(usual, other, plain)
    #expect(usual.textColor == .systemRed)
    #expect(usual.font == .boldSystemFont(ofSize: 30))
    #expect(other.textColor == .systemGreen)
    #expect(plain.textColor == .label)
    await screen.close()
  }

  @Test("A subclass has what is said of it, and otherwise what is said of its superclass")
  func subclasses() async {
    Note.appearance().textColor = .systemRed
    SmallNote.appearance().textColor = .systemBlue
    SmallNote.appearance().backgroundColor = .systemYellow
    let (note, small) = (Note(), SmallNote())
    let screen = await show(note, small)
    #expect(small.textColor == .systemBlue)
    #expect(small.backgroundColor == .systemYellow)
    #expect(note.textColor == .systemRed)
    #expect(note.backgroundColor == nil)
    await screen.close()
  }

  @Test("What is said of those that are in something counts there alone, and first")
  func containers() async {
    Lamp.appearance().onTintColor = .systemGreen
    Lamp.appearance(whenContainedInInstancesOf: [Wall.self]).onTintColor = .systemPink
    let (inside, outside, wall, room) = (Lamp(), Lamp(), Wall(), UIView())
    room.addSubview(inside)
    wall.addSubview(room)
    let screen = await show(wall, outside)
    #expect(inside.onTintColor == .systemPink)
    #expect(outside.onTintColor == .systemGreen)
    await screen.close()
  }

  @Test("Buttons take the colours of their words by state")
  func buttons() async {
    Knob.appearance().setTitleColor(.systemPurple, for: .normal)
    let knob = Knob()
    let screen = await show(knob)
    #expect(knob.titleColor(for: .normal) == .systemPurple)
    await screen.close()
  }

  @Test("Buttons in a bar have the bar's colour, or that of their kind")
  func bars() async {
    SignBar.appearance().tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    BarKnob.appearance().tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let controller = UINavigationController(navigationBarClass: SignBar.self, toolbarClass: nil)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Plain", primaryAction: UIAction { _ in })
    ]
    controller.viewControllers = [page]
    #expect(controller.navigationBar is SignBar)
    let screen = Screen(controller)
    await screen.settle()
    #expect(controller.navigationBar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(screen.svg().contains("#ff0000") || screen.svg().contains("rgb(255,0,0)"))
    #expect(controller.navigationBar.topItem === page.navigationItem)
    let knob = BarKnob()
    knob.title = "Own"
    page.navigationItem.rightBarButtonItem = knob
    await screen.settle()
    #expect(screen.svg().contains("#0000ff") || screen.svg().contains("rgb(0,0,255)"))
    await screen.close()
  }
}
