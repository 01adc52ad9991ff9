import CGTK
import CGTKWidgets
import PortableUI

/// The menu of a layer: GTK's, made of what the model says while it is open.
final class MenuPopover {
  private let widget: WidgetPointer
  private let report: (ElementEvent) -> Void
  private var content = MenuContent.none
  private var popover: WidgetPointer?
  private var point: (x: Double, y: Double)?
  private var controllers: [OpaquePointer] = []

  private let shortcuts: Shortcuts?
  private var keyTargets: [MenuKeyTarget] = []

  private init(
    on widget: WidgetPointer, in shortcuts: Shortcuts?, report: @escaping (ElementEvent) -> Void
  ) {
    self.widget = widget
    self.shortcuts = shortcuts
    self.report = report
  }

  /// The menu of a widget that has `content` now, and had `known` until now.
  static func showing(
    _ content: MenuContent?, in known: MenuPopover?, on widget: WidgetPointer,
    shortcuts: Shortcuts? = nil, report: @escaping (ElementEvent) -> Void
  ) -> MenuPopover? {
    if content == nil, known == nil { return nil }
    let menu = known ?? MenuPopover(on: widget, in: shortcuts, report: report)
    menu.show(content ?? MenuContent.none)
    return menu
  }

  /// Opens it, closes it, or shows other lines.
  private func show(_ new: MenuContent) {
    let old = content
    guard new != old else { return }
    content = new
    if new.keys != old.keys { listen(for: new.keys) }
    if new.isContext != old.isContext { listen(new.isContext) }
    guard new.items != old.items else { return }
    switch (new.items, popover) {
    case (let items?, let popover?): fill(popover, with: items)
    case (let items?, nil): open(items)
    case (nil, _): close()
    }
  }

  private func listen(for keys: [MenuKey]) {
    for target in keyTargets { shortcuts?.set(nil, for: target) }
    keyTargets = keys.map { key in
      MenuKeyTarget(key, on: widget) { [weak self] in self?.report(.choose(key.number)) }
    }
    for (key, target) in zip(keys, keyTargets) { shortcuts?.set(key.shortcut, for: target) }
  }

  private func close() {
    guard let popover else { return }
    self.popover = nil
    cgtk_popover_leave(popover)
  }

  private func open(_ items: [MenuItem]) {
    let popover = gtk_popover_menu_new_from_model(nil)!
    self.popover = popover
    gtk_widget_set_parent(popover, widget)
    fill(popover, with: items)
    if let point, content.isContext {
      var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(), &place)
      gtk_popover_set_has_arrow(popover.cast(), 0)
    }
    // The next one may be asked for by a key.
    point = nil
    Signal.connect(popover, "closed") { [weak self] in
      // The model knows of one that it closes itself, and may have another one by now.
      guard let self, self.popover == popover else { return }
      // GTK tells of what was chosen in the same turn, maybe after this.
      report(.closeMenu)
    }
    gtk_popover_popup(popover.cast())
  }

  /// Has an open menu show `items`.
  private func fill(_ popover: WidgetPointer, with items: [MenuItem]) {
    let group = g_simple_action_group_new()!.opaque
    let model = menu(of: items, in: group)
    gtk_widget_insert_action_group(widget, "menu", group)
    gtk_popover_menu_set_menu_model(popover.opaque, model.cast())
    g_object_unref(model.rawObject)
    g_object_unref(group.rawObject)
  }

  private func menu(of items: [MenuItem], in group: OpaquePointer) -> OpaquePointer {
    let menu = g_menu_new()!
    var section = g_menu_new()!
    func endSection() {
      g_menu_append_section(menu, nil, section.cast())
      g_object_unref(section.rawObject)
    }
    for item in items {
      switch item.kind {
      case .divider:
        endSection()
        section = g_menu_new()!
      case .menu(let inner):
        let inside = self.menu(of: inner, in: group)
        item.title.glimpse.withCString { g_menu_append_submenu(section, $0, inside.cast()) }
        g_object_unref(inside.rawObject)
      case .choice(let number, let isOn):
        add(number, isOn: isOn, isEnabled: item.isEnabled, to: group)
        let line = item.title.glimpse.withCString { g_menu_item_new($0, "menu.n\(number)") }!
        if let key = item.shortcut?.nativeName {
          g_menu_item_set_attribute_value(line, "accel", g_variant_new_string(key))
        }
        g_menu_append_item(section, line)
        g_object_unref(line.rawObject)
      }
    }
    endSection()
    return menu
  }

  private func add(_ number: Int, isOn: Bool?, isEnabled: Bool, to group: OpaquePointer) {
    let action =
      isOn.map {
        g_simple_action_new_stateful("n\(number)", nil, g_variant_new_boolean($0 ? 1 : 0))
      }
      ?? g_simple_action_new("n\(number)", nil)
    guard let action else { return }
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    Signal.connect(action, "activate") { [weak self] in self?.report(.choose(number)) }
    g_action_map_add_action(group, action)
    g_object_unref(action.rawObject)
  }

  /// Opens it when a person asks for it, or does so no longer.
  private func listen(_ isContext: Bool) {
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    controllers = []
    guard isContext else { return gtk_widget_remove_css_class(widget, Self.holderClass) }
    gtk_widget_add_css_class(widget, Self.holderClass)
    let click = gtk_gesture_click_new()!
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    Signal.connect(click, "pressed") { [weak self] arguments in
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.ask(at: (arguments.double(1), arguments.double(2)))
      return nil
    }
    let hold = gtk_gesture_long_press_new()!
    gtk_gesture_single_set_touch_only(hold, 1)
    Signal.connect(hold, "pressed") { [weak self] arguments in
      let (x, y) = (arguments.double(0), arguments.double(1))
      if let self, isInnermost(at: x, y) { ask(at: (x, y)) }
      return nil
    }
    controllers = [click, hold, keys()]
    for controller in controllers { gtk_widget_add_controller(widget, controller) }
  }

  /// What has a menu of its own.
  private static let holderClass = "viewstate-menu-holder"

  /// Whether no menu further in is meant by that place: all around a finger feel that it rests.
  private func isInnermost(at x: Double, _ y: Double) -> Bool {
    var inner = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    while let current = inner, current != widget {
      if gtk_widget_has_css_class(current, Self.holderClass) != 0 { return false }
      inner = gtk_widget_get_parent(current)
    }
    return true
  }

  private func ask(at point: (Double, Double)?) {
    self.point = point.map { (x: $0.0, y: $0.1) }
    report(.openMenu)
  }

  private func keys() -> OpaquePointer {
    let keys = gtk_shortcut_controller_new()!
    for (key, modifiers) in [
      (GDK_KEY_Menu, GdkModifierType(rawValue: 0)), (GDK_KEY_F10, GDK_SHIFT_MASK),
    ] {
      let me = Unmanaged.passUnretained(self).toOpaque()
      let action = gtk_callback_action_new(
        { _, _, menu in
          Unmanaged<MenuPopover>.fromOpaque(menu!).takeUnretainedValue().ask(at: nil)
          return 1
        }, me, nil)
      gtk_shortcut_controller_add_shortcut(
        keys, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), modifiers), action))
    }
    return keys
  }
}

/// A line of a menu, as far as its key chooses it.
private final class MenuKeyTarget: KeyTarget {
  let pointer: WidgetPointer
  let isEnabled: Bool
  private let choose: () -> Void

  init(_ key: MenuKey, on widget: WidgetPointer, choose: @escaping () -> Void) {
    pointer = widget
    isEnabled = key.isEnabled
    self.choose = choose
  }

  func keyPressed() { choose() }
}
