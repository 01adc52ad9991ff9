public import Foundation
import PortableUI

/// Says how many options a ``UIPickerView`` has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many choices there are, side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many options one of them has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the options of a ``UIPickerView`` are, and hears what was chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of an option.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// A person chose an option.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No words.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Nothing follows.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Says besides what the choices of a ``UIPickerView`` are called.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a choice is called, for those who hear it.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
}

/// One or more choices of an option, side by side: each the desktop's menu, which has no wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who says how many options there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// Who says what they are.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { contentChanged() } }

  /// Of each choice how many options it has, and which was chosen; `nil` until it is asked for.
  private var known: [(count: Int, chosen: Int)]?

  private var components: [(count: Int, chosen: Int)] {
    if let known { return known }
    guard let dataSource else { return [] }
    let new = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      (count: max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)), chosen: 0)
    }
    known = new
    return new
  }

  /// How many choices there are.
  open var numberOfComponents: Int { components.count }

  /// How many options one has.
  open func numberOfRows(inComponent component: Int) -> Int {
    components.indices.contains(component) ? components[component].count : 0
  }

  /// Which of its options is chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let one = components.indices.contains(component) ? components[component] : (count: 0, chosen: 0)
    return one.count == 0 ? -1 : one.chosen
  }

  /// Chooses an option. The delegate is not told: it hears of what a person does.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var new = components
    guard new.indices.contains(component), (0..<new[component].count).contains(row) else { return }
    new[component].chosen = row
    known = new
    contentChanged()
  }

  /// Asks for the options of all choices again.
  open func reloadAllComponents() {
    let old = known ?? []
    known = nil
    var new = components
    for (index, before) in old.enumerated() where index < new.count {
      new[index].chosen = min(before.chosen, max(0, new[index].count - 1))
    }
    known = dataSource == nil ? nil : new
    contentChanged()
  }

  /// Asks for the options of one choice again.
  open func reloadComponent(_ component: Int) {
    var new = components
    guard new.indices.contains(component), let dataSource else { return }
    let count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    new[component] = (count, min(new[component].chosen, max(0, count - 1)))
    known = new
    contentChanged()
  }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  /// A person chose an option.
  private func take(_ row: Int, _ component: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override func makeContent() -> AnyView? {
    let titles = components.enumerated().map { component, one in
      (0..<one.count).map {
        delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? ""
      }
    }
    return AnyView(
      HStack(spacing: 8) {
        ForEach(titles.indices, id: \.self) { component in
          Picker(self.name(of: component), selection: self.chosen(component)) {
            ForEach(titles[component].indices, id: \.self) {
              Text(verbatim: titles[component][$0]).tag($0)
            }
          }
          .pickerStyle(.menu).labelsHidden()
        }
      })
  }

  private func name(of component: Int) -> String {
    let teller = delegate as? any UIPickerViewAccessibilityDelegate
    return teller?.pickerView(self, accessibilityLabelForComponent: component)
      ?? accessibilityLabel ?? ""
  }

  private func chosen(_ component: Int) -> Binding<Int> {
    Binding(
      get: { [weak self] in self?.selectedRow(inComponent: component) ?? -1 },
      set: { [weak self] in self?.take($0, component) })
  }
}
