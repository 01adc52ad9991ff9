import CGTK
import LayoutEngine

/// How much room one of GTK's controls takes.
struct Prototype {
  /// The least it can do with.
  let least: Size

  /// What it takes by itself.
  let natural: Size

  /// Asks `widget`, which nobody needs afterwards.
  init(_ widget: WidgetPointer) {
    // Style sheets reach widgets in windows only.
    let window = gtk_window_new()!
    gtk_window_set_child(window.cast(), widget)
    var (leastWidth, width, leastHeight, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, &width, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &leastHeight, &height, nil, nil)
    least = Size(width: Double(leastWidth), height: Double(leastHeight))
    natural = Size(width: Double(width), height: Double(height))
    gtk_window_destroy(window.cast())
  }
}

/// The controls whose sizes are known, each measured when it is needed first.
enum Prototypes {
  /// What pickers are measured with.
  static let sample = "M"

  private enum Kind { case toggle, spinner, slider, bar, menu, segments }
  private static var known: [Kind: Prototype] = [:]

  static var toggle: Prototype { prototype(.toggle) { gtk_switch_new() } }
  static var spinner: Prototype { prototype(.spinner) { gtk_spinner_new() } }
  static var slider: Prototype {
    prototype(.slider) { gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) }
  }
  static var bar: Prototype { prototype(.bar) { gtk_progress_bar_new() } }
  static var menu: Prototype {
    prototype(.menu) { CStrings.with([sample]) { gtk_drop_down_new_from_strings($0) } }
  }
  static var segment: Prototype {
    prototype(.segments) {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_widget_add_css_class(box, "linked")
      gtk_box_append(box.cast(), gtk_toggle_button_new_with_label(sample))
      return box
    }
  }

  private static func prototype(_ kind: Kind, _ make: () -> WidgetPointer) -> Prototype {
    if let known = known[kind] { return known }
    let widget = make()
    gtk_widget_add_css_class(widget, "viewstate")
    let prototype = Prototype(widget)
    known[kind] = prototype
    return prototype
  }

  /// Forgets the sizes: the fonts have changed.
  static func renew() { known = [:] }
}
