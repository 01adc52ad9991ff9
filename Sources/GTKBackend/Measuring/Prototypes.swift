import CGTK
import LayoutEngine
import PortableUI

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
  private struct Key: Hashable {
    let name: String
    let size: PortableUI.ControlSize
  }

  private static var known: [Key: Prototype] = [:]

  /// The prototype of that name and size, which `make` makes.
  static func prototype(
    _ name: String, _ size: PortableUI.ControlSize = .regular, _ make: () -> WidgetPointer
  ) -> Prototype {
    let key = Key(name: name, size: size)
    if let known = known[key] { return known }
    let widget = make()
    gtk_widget_add_css_class(widget, "viewstate")
    ControlSizeClasses.change(widget, from: nil, to: size)
    let prototype = Prototype(widget)
    known[key] = prototype
    return prototype
  }

  /// Forgets the sizes: the fonts have changed.
  static func renew() { known = [:] }
}
