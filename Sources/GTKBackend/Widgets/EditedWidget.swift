import CGTK
import PortableUI

/// A widget in which a person types.
protocol EditedWidget: Widget {
  /// The part of it that has the text.
  var textPart: WidgetPointer { get }

  /// What it shows, with what its element was told of since.
  var content: FieldContent? { get set }
  var text: String { get }

  /// What is selected, in Unicode scalars.
  var selected: Range<Int> { get }

  /// Tells what was typed, once the keys of one turn are in.
  var edits: AfterInput { get }
  var backend: WidgetBackend { get }
}

extension EditedWidget {
  /// Tells what it says, if a person has changed that.
  func report() {
    let text = text
    guard text != content?.text else { return }
    content?.text = text
    element?.receive(.edit(text))
    backend.settle(self)
  }

  /// Tells what is selected, of the text that the model knows, and of where a person is.
  func reportSelection() {
    edits.comeNow()
    guard let selection = content?.selection, selection.range != selected,
      gtk_widget_has_focus(textPart) != 0
    else { return }
    content?.selection?.range = selected
    element?.receive(.select(selected))
    backend.settle(self)
  }

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
