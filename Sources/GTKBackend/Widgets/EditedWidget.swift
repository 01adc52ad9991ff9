import CGTK
import PortableUI

/// A widget in which a person types.
protocol EditedWidget: Widget {
  /// The part of it that has the text.
  var textPart: WidgetPointer { get }
}

extension EditedWidget {
  /// Does what GTK does for a key: it knows what is selected, and what can be taken back.
  func perform(_ edit: TextEdit) {
    let name =
      switch edit {
      case .undo: "text.undo"
      case .redo: "text.redo"
      case .cut: "clipboard.cut"
      case .copy: "clipboard.copy"
      case .paste: "clipboard.paste"
      case .delete: "selection.delete"
      case .selectAll: "selection.select-all"
      }
    gtk_widget_activate_action_variant(textPart, name, nil)
  }
}

extension FieldWidget: EditedWidget {
  var textPart: WidgetPointer { textWidget.cast() }
}

extension AreaWidget: EditedWidget {
  var textPart: WidgetPointer { speaker }
}
