import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a button around its label, whatever that is made of.
final class ButtonWidget: Widget {
  private let area: WidgetPointer
  private var content: ButtonContent?
  private var isHeld = false
  private unowned let shortcuts: Shortcuts

  init(for element: Element, in shortcuts: Shortcuts) {
    self.shortcuts = shortcuts
    // The button speaks for its label.
    area = cgtk_view_new("label", GTK_ACCESSIBLE_ROLE_PRESENTATION, ViewActions.table)
    let button = gtk_button_new()!
    gtk_button_set_child(button.cast(), area)
    gtk_widget_add_css_class(button, "viewstate")
    super.init(button, for: element)
    own()
    Signal.connect(button, "clicked") { Self.shown(by: button)?.element?.receive(.press) }
    Signal.connect(button, "state-flags-changed") { Self.shown(by: button)?.holdChanged() }
  }

  // Who is asked for costs less than who is referred to weakly, and there are many buttons.
  private static func shown(by button: WidgetPointer) -> ButtonWidget? {
    owner(of: button) as? ButtonWidget
  }

  override var inner: WidgetPointer { area }

  override var innerOrigin: Point {
    let insets = content.map { ButtonMetrics.insets(of: $0) } ?? ButtonMetrics.insets()
    return Point(x: insets.leading, y: insets.top)
  }

  override func show(_ content: ElementContent) {
    guard case .button(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    // GTK takes a role only before anybody has asked for it, and a toggle or a tab stays one.
    if old == nil, content.isTab {
      cgtk_set_role(pointer, GTK_ACCESSIBLE_ROLE_TAB)
    } else if old == nil, content.isOn != nil {
      cgtk_set_role(pointer, GTK_ACCESSIBLE_ROLE_CHECKBOX)
    }
    if content.appearance != old?.appearance {
      setClass("bare", content.appearance == .plain)
      setClass("flat", content.appearance == .flat)
    }
    if content.appearance != old?.appearance || content.role != old?.role {
      let isDestructive = content.role == .destructive
      setClass("destructive", isDestructive)
      setClass("destructive-action", isDestructive && content.appearance == .prominent)
      setClass("suggested-action", !isDestructive && content.appearance == .prominent)
    }
    if content.isEnabled != old?.isEnabled {
      enable(content.isEnabled)
    }
    if content.leavesKeyboard != old?.leavesKeyboard ?? false {
      gtk_widget_set_focus_on_click(pointer, content.leavesKeyboard ? 0 : 1)
    }
    if content.isForKeysAlone != old?.isForKeysAlone ?? false {
      gtk_widget_set_focusable(pointer, content.isForKeysAlone ? 0 : 1)
    }
    ControlSizeClasses.change(pointer, from: old?.size, to: content.size)
    if content.shape != old?.shape ?? .automatic { show(content.shape, insteadOf: old?.shape) }
    let isPressedIn = content.isSelected ?? content.isOn
    if (content.isOn == nil) != (old?.isOn == nil) { setClass("switchable", content.isOn != nil) }
    if isPressedIn != old?.isSelected ?? old?.isOn {
      show(isPressedIn: isPressedIn == true, isTab: content.isTab)
    }
    show(tint: content.tint)
    if content.shortcut != old?.shortcut { shortcuts.set(content.shortcut, for: self) }
  }

  private func show(_ shape: ButtonBorderShape, insteadOf old: ButtonBorderShape?) {
    for name in old.map(BorderShapes.names) ?? [] { setClass(name, false) }
    for name in BorderShapes.names(of: shape) { setClass(name, true) }
  }

  /// Looks pressed in where it is the chosen one of several tabs, or switched on.
  private func show(isPressedIn: Bool, isTab: Bool) {
    if isPressedIn {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_CHECKED)
    }
    if isTab {
      cgtk_speak_selected(pointer, isPressedIn ? 1 : 0)
    } else {
      cgtk_speak_checked(pointer, isPressedIn ? 1 : 0)
    }
  }

  private func setClass(_ name: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }

  private func holdChanged() {
    let flags = gtk_widget_get_state_flags(pointer)
    let isHeld = flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    element?.receive(.hold(isHeld))
  }
}

extension ButtonWidget: KeyTarget {
  func keyPressed() { element?.receive(.press) }
}
