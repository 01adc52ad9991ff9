import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Controls of UIKit")
struct ControlTests {
  /// A controller with `views` one below the other.
  private func column(_ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.trailingAnchor, constant: -10),
    ])
    return controller
  }

  @Test("A button does its action and shows its words of each state")
  func button() async throws {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Count") { _ in count += 1 })
    let screen = Screen(column([button]))
    try screen.tap("Count")
    #expect(count == 1)
    button.isEnabled = false
    await screen.settle()
    #expect(try !screen.isEnabled(.button("Count")))
    button.setTitle("Stop", for: .disabled)
    await screen.settle()
    #expect(screen.texts == ["Stop"])
  }

  @Test("What a person does at a control is told, and shown once its number is set")
  func values() async throws {
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    toggle.accessibilityLabel = "Sound"
    slider.accessibilityLabel = "Volume"
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stepper.accessibilityLabel = "Songs"
    var told: [String] = []
    for control in [toggle, slider, stepper] as [UIControl] {
      control.addAction(UIAction { told.append("\(type(of: $0.sender!))") }, for: .valueChanged)
    }
    let screen = Screen(column([toggle, slider, stepper]))
    try screen.toggle("Sound")
    try screen.slide("Volume", to: 0.5)
    try screen.increment("Songs")
    #expect(told == ["UISwitch", "UISlider", "UIStepper"])
    #expect(toggle.isOn)
    #expect(slider.value == 0.5)
    #expect(stepper.value == 1)
    toggle.isOn = false
    await screen.settle()
    #expect(try screen.value(of: "Sound") == "off")
  }

  @Test("A field tells what is typed, and its delegate may refuse")
  func field() async throws {
    final class Digits: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let digits = Digits()
    let field = UITextField()
    field.placeholder = "Age"
    field.borderStyle = .roundedRect
    field.delegate = digits
    field.widthAnchor.constraint(equalToConstant: 120).isActive = true
    var told: [String?] = []
    field.addAction(UIAction { _ in told.append(field.text) }, for: .editingChanged)
    let screen = Screen(column([field]))
    try screen.type("12", into: "Age")
    #expect(field.text == "12")
    #expect(told.last == "12")
    field.text = "7"
    await screen.settle()
    #expect(try screen.value(of: "Age") == "7")
  }

  @Test("Segments are chosen by name")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    control.accessibilityLabel = "Number"
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let screen = Screen(column([control]))
    try screen.select("Two", in: "Number")
    #expect(control.selectedSegmentIndex == 1)
    #expect(told == 1)
  }

  @Test("A stack closes the gap of what is hidden, and shares its room")
  func stack() async {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(stack.frame.height == 10)
    views[1].isHidden = true
    await screen.settle()
    #expect(views[0].frame.width == 155)
    #expect(views[2].frame.minX == 165)
  }
}
