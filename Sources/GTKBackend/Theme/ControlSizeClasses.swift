import CGTK
import LayoutEngine
import PortableUI

/// Sizes of controls in the style sheet: a class for each but the usual one.
enum ControlSizeClasses {
  private static let sizes = PortableUI.ControlSize.allCases.filter { $0 != .regular }

  /// The class of a size; `nil` where that is the usual one.
  static func name(of size: PortableUI.ControlSize) -> String? {
    size == .regular ? nil : "viewstate-\(size)"
  }

  /// Gives `widget` a size instead of the one that it had.
  static func change(
    _ widget: WidgetPointer, from old: PortableUI.ControlSize?, to new: PortableUI.ControlSize
  ) {
    guard new != old ?? .regular else { return }
    if let name = old.flatMap(name(of:)) { gtk_widget_remove_css_class(widget, name) }
    if let name = name(of: new) { gtk_widget_add_css_class(widget, name) }
  }

  /// What the style sheet says of them.
  static var sheet: String {
    sizes.map { size in
      let name = "viewstate-\(size)"
      let insets = ButtonMetrics.insets(of: size)
      let (top, bottom) = (insets.top, insets.bottom)
      let knob = size.number(12, 16, 20, 24, 28)
      let inner = ButtonMetrics.height(of: size)
      return """
        button.viewstate.\(name) {
          padding: \(top)px \(insets.trailing)px \(bottom)px \(insets.leading)px;
        }
        button.viewstate.circle.\(name) { padding: \(top)px \(bottom)px \(bottom)px \(top)px; }
        dropdown.viewstate.\(name) > button, box.viewstate.\(name) > button {
          min-height: \(inner - 4)px; min-width: 0; padding: 2px \(insets.leading)px;
        }
        box.viewstate.\(name) > button.image-button {
          min-width: \(inner)px; padding: 2px 0;
        }
        switch.viewstate.\(name) > slider { min-width: \(knob)px; min-height: \(knob)px; }
        checkbutton.viewstate.\(name) > check { -gtk-icon-size: \(knob - 6)px; }
        spinner.viewstate.\(name) {
          min-width: \(signSide(of: size))px; min-height: \(signSide(of: size))px;
        }

        """
    }
    .joined()
  }

  /// How large the round sign of a progress view is.
  static func signSide(of size: PortableUI.ControlSize) -> Double {
    size.number(12, 16, 20, 32, 44)
  }
}
