import CGTK
import CGTKWidgets
import PortableUI

/// Fields for the hour and the minute of a time, and a button for the half of the day where its hours
/// are counted so.
final class TimeFields {
  let box: WidgetPointer
  private let hour: WidgetPointer
  private let minute: WidgetPointer
  private let half: WidgetPointer?
  private var isAfternoon = false

  /// Is told that a person has changed it.
  var onChange: () -> Void = {}

  init(isHalved: Bool) {
    box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    hour = Self.makeField(isHalved ? 1...12 : 0...23)
    minute = Self.makeField(0...59)
    half = isHalved ? gtk_button_new_with_label("") : nil
    gtk_box_append(box.cast(), hour)
    gtk_box_append(box.cast(), minute)
    if let half {
      gtk_box_append(box.cast(), half)
      Signal.connect(half, "clicked") { [weak self] in
        guard let self else { return }
        isAfternoon.toggle()
        onChange()
      }
    }
    for field in [hour, minute] {
      Signal.connect(field, "value-changed") { [weak self] in self?.onChange() }
    }
  }

  private static func makeField(_ range: ClosedRange<Double>) -> WidgetPointer {
    let field = gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, 1)!
    gtk_spin_button_set_wrap(field.opaque, 1)
    gtk_spin_button_set_numeric(field.opaque, 1)
    gtk_editable_set_width_chars(field.opaque, 2)
    gtk_editable_set_max_width_chars(field.opaque, 2)
    // Two digits, as clocks have them.
    Signal.connect(field, "output") { _ in
      let value = Int(gtk_spin_button_get_value(field.opaque))
      gtk_editable_set_text(field.opaque, value < 10 ? "0\(value)" : "\(value)")
      return .bool(true)
    }
    return field
  }

  /// What it says.
  var time: DateParts.Time {
    var hours = Int(gtk_spin_button_get_value_as_int(hour.opaque))
    if half != nil { hours = hours % 12 + (isAfternoon ? 12 : 0) }
    return DateParts.Time(
      hour: hours, minute: Int(gtk_spin_button_get_value_as_int(minute.opaque)))
  }

  func show(_ time: DateParts.Time, _ halves: [String]) {
    isAfternoon = time.hour >= 12
    let hours = half == nil ? time.hour : (time.hour + 11) % 12 + 1
    set(hour, to: hours)
    set(minute, to: time.minute)
    if let half, halves.count == 2 {
      gtk_button_set_label(half.cast(), halves[isAfternoon ? 1 : 0])
    }
  }

  private func set(_ field: WidgetPointer, to value: Int) {
    if Int(gtk_spin_button_get_value_as_int(field.opaque)) != value {
      gtk_spin_button_set_value(field.opaque, Double(value))
    }
  }

  /// Says what the fields are for.
  func tell(_ name: String) {
    let before = name.isEmpty ? "" : "\(name): "
    cgtk_speak_text(hour, GTK_ACCESSIBLE_PROPERTY_LABEL, before + "hour")
    cgtk_speak_text(minute, GTK_ACCESSIBLE_PROPERTY_LABEL, before + "minute")
  }
}
