import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a button around its label.
final class ButtonWidget: Widget {
  private let area: WidgetPointer

  init(for element: Element) {
    area = cgtk_view_new("area", GTK_ACCESSIBLE_ROLE_GROUP, ViewActions.table)
    let button = gtk_button_new()!
    gtk_button_set_child(button.cast(), area)
    gtk_widget_add_css_class(button, "viewstate")
    super.init(button, for: element)
    Signal.connect(button, "clicked") { [weak self] in self?.element?.receive(.press) }
  }

  override var inner: WidgetPointer { area }
  override var innerOrigin: Point {
    Point(x: ButtonWidget.insets.leading, y: ButtonWidget.insets.top)
  }

  static let insets = Insets(top: 8, leading: 17, bottom: 8, trailing: 17)
}
