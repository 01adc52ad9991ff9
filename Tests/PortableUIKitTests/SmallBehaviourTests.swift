import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Controls behave as UIKit's do")
struct SmallBehaviourTests {
  private func shown(_ view: UIView) -> Screen {
    let page = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    page.view.addSubview(view)
    return Screen(page)
  }

  @Test("A button that chooses and has no menu is selected, and is not, by a press")
  func choosing() throws {
    let button = UIButton(type: .system)
    button.setTitle("Loud", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    let note = UIAction { _ in seen.append(button.isSelected) }
    button.addAction(note, for: .primaryActionTriggered)
    let screen = shown(button)
    try screen.tap("Loud")
    try screen.tap("Loud")
    #expect(seen == [true, false])
  }

  @Test("The words that a button is given count more than those of its configuration")
  func title() async {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Before"
    let button = UIButton(configuration: configuration)
    let screen = shown(button)
    #expect(screen.texts == ["Before"])
    button.setTitle("After", for: .normal)
    await screen.settle()
    #expect(button.currentTitle == "After")
    #expect(screen.texts == ["After"])
  }

  @Test("A stepper that is told to begin anew at its end can be stepped there")
  func wraps() async throws {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 2
    stepper.accessibilityLabel = "Voices"
    let screen = shown(stepper)
    stepper.wraps = true
    await screen.settle()
    try screen.increment("Voices")
    #expect(stepper.value == 0)
  }

  @Test("Progress stays between nothing and all")
  func progress() {
    let bar = UIProgressView()
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.setProgress(-3, animated: false)
    #expect(bar.progress == 0)
  }

  @Test("A view that is fitted to what it shows stays where it begins")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    label.text = "Short"
    let screen = shown(UIView())
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.width < 300)
    withExtendedLifetime(screen) {}
  }

  @Test("Where animations are off, what changes is there at once and said to be")
  func animations() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 3) {
      view.alpha = 0.5
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    #expect(view.alpha == 0.5)
  }

  @Test("A picture says how it is painted, and a role of text what it is called")
  func names() {
    let picture = UIImage(systemName: "star")
    #expect(picture?.renderingMode == .automatic)
    #expect(picture?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(picture?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(UIFont.TextStyle.title1.rawValue == "UICTFontTextStyleTitle1")
    #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote") == .footnote)
  }

  @Test("A name that no symbol has gives no picture, one that a symbol has gives it")
  func unknownSymbols() {
    for name in ["", "no.such.symbol", "Star", "star.", "star fill", "xyzzy"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    for name in ["star.fill", "figure.walk.circle", "square.and.arrow.up.on.square", "bluetooth"] {
      #expect(UIImage(systemName: name)?.isSymbolImage == true, "\(name)")
    }
  }

  @Test("A background of a button's own is painted, with its edge, in place of the desktop's frame")
  func background() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.cornerStyle = .fixed
    configuration.background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
    let button = UIButton(configuration: configuration)
    let screen = shown(button)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    #expect(screen.svg().contains("rgb(255,0,0)") || screen.svg().contains("#ff0000"))
    try screen.tap("Save")
    #expect(presses == 1)
    let known = configuration.background
    #expect(known.resolvedStrokeColor(for: .green) == .green)
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(known.resolvedBackgroundColor(for: .green) == half)
    #expect(known == configuration.background && known != UIBackgroundConfiguration.clear())
  }
}
