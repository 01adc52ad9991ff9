import CGTK
import CGTKWidgets
import PortableUI

/// Assistive technologies are told of the groups of actions that a widget has. Of GTK's own controls they
/// are told what those do by themselves, and of nothing else.
extension Widget {
  /// What stands before the names of our actions: `do.Archive`.
  private static let group = "do"

  /// Has it offer `actions` from now on, and those alone.
  final func offer(_ actions: [AccessibilityAction]) {
    takeSteps(element?.isSteppedByKeys ?? false)
    guard !actions.isEmpty else {
      return gtk_widget_insert_action_group(pointer, Self.group, nil)
    }
    let group = g_simple_action_group_new()!.opaque
    for action in actions where !action.name.isEmpty {
      guard let offered = action.name.glimpse.withCString({ g_simple_action_new($0, nil) }) else {
        continue
      }
      Signal.connect(offered, "activate") { [weak self] in
        self?.element?.receive(.perform(action))
      }
      g_action_map_add_action(group, offered)
      g_object_unref(offered.rawObject)
    }
    gtk_widget_insert_action_group(pointer, Self.group, group)
    g_object_unref(group.rawObject)
  }

  /// Lets the tabulator key come to what can be stepped and is no control, or does so no longer.
  private func takeSteps(_ isStepped: Bool) {
    let name = "viewstate-stepped"
    guard isStepped != (gtk_widget_has_css_class(pointer, name) != 0) else { return }
    // Bound, so that whoever moves the keyboard finds it by the widget.
    if isStepped { own() }
    gtk_widget_set_focusable(pointer, isStepped ? 1 : 0)
    if isStepped {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }
}
