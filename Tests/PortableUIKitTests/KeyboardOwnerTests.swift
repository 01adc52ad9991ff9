import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Who has the keyboard, and lets it go")
struct KeyboardOwnerTests {
  /// Says what a field may, and notes what becomes of it.
  final class Guide: UITextFieldDelegate {
    var mayBegin = true
    var mayEnd = true
    var calls: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      calls.append("begin \(textField.placeholder ?? "")")
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      calls.append("end \(textField.placeholder ?? "")")
    }
  }

  private let guide = Guide()
  private let first: UITextField
  private let second: UITextField
  private let page = UIViewController()
  private let screen: Screen

  init() {
    func field(_ name: String, _ guide: Guide, at y: CGFloat) -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 30))
      field.placeholder = name
      field.delegate = guide
      return field
    }
    first = field("First", guide, at: 0)
    second = field("Second", guide, at: 40)
    page.view.addSubview(first)
    page.view.addSubview(second)
    screen = Screen(page)
  }

  @Test("A field has the keyboard as soon as it takes it, and the one before has it no longer")
  func atOnce() async {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(guide.calls == ["begin First", "end First", "begin Second"])
    await screen.settle()
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(guide.calls.count == 3)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    await screen.settle()
    #expect(!second.isFirstResponder)
    #expect(guide.calls.last == "end Second" && guide.calls.count == 4)
    await screen.close()
  }

  @Test("A field that may not be typed into has no keyboard, and nothing comes into it")
  func refusing() async throws {
    guide.mayBegin = false
    #expect(!first.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(throws: (any Error).self) { try screen.type("Words", into: "First") }
    await screen.settle()
    #expect(first.text == "")
    #expect(!first.hasText)
    #expect(guide.calls == [])
    guide.mayBegin = true
    try screen.type("Words", into: "First")
    #expect(first.text == "Words")
    #expect(first.hasText)
    await screen.close()
  }

  @Test("A field that may not be left keeps the keyboard")
  func keeping() async {
    first.becomeFirstResponder()
    await screen.settle()
    guide.mayEnd = false
    #expect(!first.resignFirstResponder())
    #expect(!second.becomeFirstResponder())
    await screen.settle()
    #expect(first.isFirstResponder && !second.isFirstResponder)
    #expect(!page.view.endEditing(false))
    #expect(first.isFirstResponder)
    #expect(page.view.endEditing(true))
    #expect(!first.isFirstResponder)
    await screen.close()
  }

  @Test("Editing ends in a view only where the keyboard is in it")
  func ending() async {
    let beside = UIView()
    page.view.addSubview(beside)
    first.becomeFirstResponder()
    #expect(beside.endEditing(false))
    #expect(first.isFirstResponder)
    #expect(page.view.endEditing(false))
    #expect(!first.isFirstResponder)
    await screen.close()
  }

  @Test("A scroll view is where it is moved to at once, and its delegate has heard")
  func scrolling() async {
    final class Ear: UIScrollViewDelegate {
      var heard: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard.append(scrollView.contentOffset.y)
      }
    }
    let area = UIScrollView(frame: CGRect(x: 0, y: 80, width: 200, height: 100))
    area.contentSize = CGSize(width: 200, height: 1000)
    let ear = Ear()
    area.delegate = ear
    page.view.addSubview(area)
    await screen.settle()
    area.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(area.bounds.origin.y == 300)
    #expect(ear.heard == [300])
    await screen.settle()
    #expect(ear.heard == [300])
    await screen.close()
  }
}
