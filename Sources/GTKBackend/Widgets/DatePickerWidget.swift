import CGTK
import CGTKWidgets
import PortableUI

/// Shows a day as a button with a calendar behind it, or as that calendar, and a time as fields.
final class DatePickerWidget: Widget {
  /// What there is to be chosen from, which makes it another widget.
  struct Shape: Hashable {
    var hasDay: Bool
    var hasTime: Bool
    var isHalved: Bool
    var isGraphical: Bool
  }

  private let shape: Shape
  private let calendar: WidgetPointer?
  private let button: WidgetPointer?
  private let fields: TimeFields?
  private var content: DatePickerContent?
  private var isShowing = false
  private unowned let backend: WidgetBackend

  init(_ shape: Shape, for element: Element, in backend: WidgetBackend) {
    self.shape = shape
    self.backend = backend
    let parts = DatePickerParts(shape)
    calendar = parts.calendar
    button = parts.button
    fields = parts.fields
    super.init(parts.box, for: element)
    own()
    if let calendar { listen(to: calendar) }
    fields?.onChange = { [weak self] in self?.chosen() }
    if let popover = parts.popover {
      Signal.connect(popover, "map") { [weak self] in
        if let self { Schemes.renew(scheme, inside: popover) }
      }
    }
  }

  private func listen(to calendar: WidgetPointer) {
    // Who turns over to another month has its day of the same number chosen.
    for signal in ["day-selected", "prev-month", "next-month", "prev-year", "next-year"] {
      Signal.connect(calendar, signal) { [weak self] in self?.chosen() }
    }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    content.control(DatePickerContent.self)?.shape == shape
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(DatePickerContent.self) else { return }
    isShowing = true
    defer { isShowing = false }
    let parts = content.parts
    if let calendar, let day = parts.day { calendar.select(day) }
    if let time = parts.time { fields?.show(time, content.halves) }
    if let button {
      gtk_menu_button_set_label(button.opaque, content.dayWords)
    }
    enable(content.isEnabled)
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: self.content?.size, to: content.size)
    self.content = content
    tell()
  }

  override func nameChanged(_ name: String) {
    self.name = name
    tell()
  }

  private var name = ""

  /// Says of each part what it chooses, and for what.
  private func tell() {
    cgtk_speak_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    fields?.tell(name)
    guard let button, let content else { return }
    let inner = gtk_widget_get_first_child(button)!
    let words = [name, content.dayWords].filter { !$0.isEmpty }.joined(separator: ": ")
    // GTK has it named by the words in it alone, which would count before what is said here.
    gtk_accessible_reset_relation(inner.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    cgtk_speak_text(inner, GTK_ACCESSIBLE_PROPERTY_LABEL, words)
  }

  private func chosen() {
    guard !isShowing else { return }
    let parts = DateParts(day: calendar?.day, time: fields?.time)
    guard parts != content?.parts else { return }
    element?.receive(.chooseDate(parts))
    backend.settle(self)
  }
}

extension DatePickerContent {
  var shape: DatePickerWidget.Shape {
    DatePickerWidget.Shape(
      hasDay: hasDay, hasTime: hasTime, isHalved: !halves.isEmpty,
      isGraphical: isGraphical && hasDay)
  }
}

/// What a date picker is made of.
struct DatePickerParts {
  let box: WidgetPointer
  var calendar: WidgetPointer?
  var button: WidgetPointer?
  var popover: WidgetPointer?
  var fields: TimeFields?

  init(_ shape: DatePickerWidget.Shape) {
    box = gtk_box_new(
      shape.isGraphical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_add_css_class(box, "viewstate")
    cgtk_set_role(box, GTK_ACCESSIBLE_ROLE_GROUP)
    if shape.hasDay { makeDay(shape.isGraphical) }
    if shape.hasTime {
      let fields = TimeFields(isHalved: shape.isHalved)
      gtk_box_append(box.cast(), fields.box)
      if shape.isGraphical { gtk_widget_set_halign(fields.box, GTK_ALIGN_CENTER) }
      self.fields = fields
    }
  }

  private mutating func makeDay(_ isGraphical: Bool) {
    let calendar = gtk_calendar_new()!
    self.calendar = calendar
    if isGraphical {
      gtk_box_append(box.cast(), calendar)
    } else {
      let button = gtk_menu_button_new()!
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), calendar)
      gtk_menu_button_set_popover(button.opaque, popover)
      gtk_box_append(box.cast(), button)
      self.button = button
      self.popover = popover
    }
  }
}

extension WidgetPointer {
  /// The day that a calendar has chosen.
  fileprivate var day: DateParts.Day? {
    guard let date = gtk_calendar_get_date(opaque) else { return nil }
    defer { g_date_time_unref(date) }
    return DateParts.Day(
      year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
      day: Int(g_date_time_get_day_of_month(date)))
  }

  /// Chooses a day in a calendar. GLib knows of the years up to 9999.
  fileprivate func select(_ day: DateParts.Day) {
    guard self.day != day, (1...9999).contains(day.year),
      let date = g_date_time_new_local(
        gint(day.year), gint(day.month), gint(day.day), 12, 0, 0)
    else { return }
    gtk_calendar_select_day(opaque, date)
    g_date_time_unref(date)
  }
}
