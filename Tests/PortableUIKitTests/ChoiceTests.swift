import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Pages, dates and options that a person chooses")
struct ChoiceTests {
  private func controller(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
    ])
    return controller
  }

  @Test("A click on a dot chooses its page, which is never one that there is not")
  func pages() async throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 3
    var told: [Int] = []
    pages.addAction(UIAction { _ in told.append(pages.currentPage) }, for: .valueChanged)
    let screen = Screen(controller(pages))
    #expect(pages.frame.size == pages.size(forNumberOfPages: 3))
    try screen.tap("Page 3 of 3")
    try screen.tap("Page 1 of 3")
    try screen.tap("Page 1 of 3")
    #expect(told == [2, 0])
    #expect(pages.currentPage == 0)
    pages.isEnabled = false
    await screen.settle()
    #expect(try !screen.isEnabled(.button("Page 2 of 3")))
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    await screen.settle()
    #expect(!screen.exists("Page 1 of 1"))
    await screen.close()
  }

  @Test("A date is chosen within its range, and told")
  func dates() async throws {
    let noon = Date(timeIntervalSince1970: 1_750_000_000)
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US")
    picker.accessibilityLabel = "Due"
    picker.date = noon
    var told: [Date] = []
    picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
    let screen = Screen(controller(picker))
    #expect(try screen.value(of: .datePicker("Due")) == "Jun 15, 2025")
    let later = noon.addingTimeInterval(3 * 86_400)
    try screen.select(later, in: .datePicker("Due"))
    #expect(told == [later])
    picker.maximumDate = noon.addingTimeInterval(86_400)
    #expect(picker.date == noon.addingTimeInterval(86_400))
    await screen.settle()
    #expect(throws: (any Error).self) { try screen.select(later, in: .datePicker("Due")) }
    picker.setDate(.distantPast, animated: false)
    picker.minimumDate = noon
    #expect(picker.date == noon)
    #expect(told.count == 1)
    picker.isEnabled = false
    await screen.settle()
    #expect(try !screen.isEnabled(.datePicker("Due")))
    await screen.close()
  }

  private final class Sizes: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var options = [["Small", "Large"], ["Red", "Green", "Blue"]]
    var told: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { options.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      options[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { options[component][row] }
    func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append(options[component][row])
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { component == 0 ? "Size" : "Colour" }
  }

  @Test("Each choice of a picker has its options, and its delegate hears what a person chose")
  func options() async throws {
    let sizes = Sizes()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = sizes
    picker.delegate = sizes
    let screen = Screen(controller(picker))
    #expect(try screen.value(of: .picker("Size")) == "Small")
    try screen.select("Blue", in: .picker("Colour"))
    await screen.settle()
    #expect(sizes.told == ["Blue"])
    #expect(picker.selectedRow(inComponent: 1) == 2)
    picker.selectRow(1, inComponent: 0, animated: true)
    await screen.settle()
    #expect(try screen.value(of: .picker("Size")) == "Large")
    #expect(sizes.told == ["Blue"])
    sizes.options[1] = ["Red", "Green"]
    picker.reloadComponent(1)
    await screen.settle()
    #expect(try screen.value(of: .picker("Colour")) == "Green")
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    sizes.options = [["Only"]]
    picker.reloadAllComponents()
    await screen.settle()
    #expect(picker.numberOfComponents == 1)
    #expect(try screen.value(of: .picker("Size")) == "Only")
    await screen.close()
  }
}
