import LayoutEngine

/// Reads what is in a menu, and shows nothing of it.
struct MenuReader<Items: View>: PrimitiveView {
  let items: Items

  /// Is told what there is, whenever it is read.
  let report: @MainActor (MenuReading) -> Void

  func makeNode(at place: Place) -> NodeOf<Self> { MenuReaderNode(self, at: place) }
}

/// Lines of a menu, and what each that can be chosen does.
struct MenuReading {
  var items: [MenuItem] = []

  /// Lines that have a place of their own.
  var pieces: [CommandPlace: [[MenuItem]]] = [:]
  var actions: [@MainActor () -> Void] = []

  /// Adds a line that does `action`.
  mutating func add(
    _ title: String, isOn: Bool? = nil, isEnabled: Bool = true, role: ButtonRole? = nil,
    shortcut: KeyboardShortcut? = nil, action: @escaping @MainActor () -> Void
  ) {
    items.append(
      MenuItem(
        kind: .choice(actions.count, isOn: isOn), title: title, isEnabled: isEnabled, role: role,
        shortcut: shortcut))
    actions.append(action)
  }
}

final class MenuReaderNode<Items: View>:
  SleepingNode<MenuReader<Items>, EnvironmentView<Items>>
{
  // A menu of a bar is no bar.
  override func content() -> EnvironmentView<Items> {
    EnvironmentView(content: view.items) {
      $0[InMenuKey.self] = true
      $0.usualLabelAppearance = .titleAndIcon
      $0.usualButton = UsualButton()
      $0.buttonStyles = ButtonStyles()
      $0.toggleStyles = ToggleStyles()
      $0.arePickerTitlesShown = false
    }
  }

  override func read() {
    var reading = MenuReading()
    collectMenu(into: &reading)
    view.report(reading)
  }
}

enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// A menu inside a menu.
struct SubmenuView<Label: View, Items: View>: PrimitiveView {
  let label: Label
  let items: Items

  func makeNode(at place: Place) -> NodeOf<Self> { SubmenuNode(self, at: place) }
}

final class SubmenuNode<Label: View, Items: View>: ViewNode<SubmenuView<Label, Items>>, MenuSource {
  private var label: NodeOf<Label>?
  private var items: NodeOf<Items>?

  override func appear() {
    let label = makeNode(view.label, at: inside)
    let items = makeNode(view.items, at: inside)
    (self.label, self.items) = (label, items)
    children = [label, items]
  }

  override func viewChanged() {
    label?.update(view.label)
    items?.update(view.items)
  }

  func collectOwnMenu(into reading: inout MenuReading) {
    var inner = MenuReading()
    inner.actions = reading.actions
    items?.collectMenu(into: &inner)
    reading.actions = inner.actions
    reading.items.append(
      MenuItem(
        kind: .menu(inner.items), title: label?.text ?? "",
        isEnabled: EnvironmentValues(scope: scope).isEnabled))
  }
}

/// A node that says itself what it is in a menu.
@MainActor
protocol MenuSource: Node {
  func collectOwnMenu(into reading: inout MenuReading)
}

/// A node of a layer, whatever is in it.
@MainActor
protocol LayerSource: Node {
  var layer: LayerContent { get }
}

extension LayerNode: LayerSource {
  var layer: LayerContent { view.layer }
}

extension Node {
  /// The lines of a menu that this node's views are.
  func collectMenu(into reading: inout MenuReading, title: String? = nil) {
    if let source = self as? any MenuSource { return source.collectOwnMenu(into: &reading) }
    if let layer = (self as? any LayerSource)?.layer {
      if layer.isHidden { return }
      if layer.namesControl { return collectNamedControl(title: text, into: &reading) }
    }
    guard let element = box?.element else { return collectInside(into: &reading, title: title) }
    switch (self as? any UnseenReader)?.readUnseen() ?? element.goal {
    case .button(let button):
      reading.add(text, isEnabled: button.isEnabled, role: button.role, shortcut: button.shortcut) {
        element.receive(.press)
      }
    case .divider: reading.items.append(MenuItem(kind: .divider))
    case .text: reading.add(text, isEnabled: false) {}
    case .control(let control):
      if let toggle = control.content as? ToggleContent {
        reading.add(title ?? text, isOn: toggle.isOn, isEnabled: toggle.isEnabled) {
          element.receive(.toggle(!toggle.isOn))
        }
      } else if let picker = control.content as? PickerContent {
        for (index, option) in picker.options.enumerated() {
          reading.add(option, isOn: index == picker.selected, isEnabled: picker.isEnabled) {
            element.receive(.choose(index))
          }
        }
      }
    case .layer, .scroll, .field, .fill, .shape, .drawing, .image, .surface:
      collectInside(into: &reading, title: title)
    }
  }

  private func collectInside(into reading: inout MenuReading, title: String?) {
    for child in children { child.collectMenu(into: &reading, title: title) }
  }

  /// The words beside a control are its name, and no line.
  private func collectNamedControl(title: String, into reading: inout MenuReading) {
    var inner = MenuReading()
    inner.actions = reading.actions
    collectInside(into: &inner, title: title)
    let count = reading.actions.count
    for item in inner.items {
      if case .choice(let number, let isOn?) = item.kind, number >= count {
        reading.add(
          item.title, isOn: isOn, isEnabled: item.isEnabled, action: inner.actions[number])
      }
    }
  }
}
