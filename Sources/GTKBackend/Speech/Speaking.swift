import CGTK
import CGTKWidgets
import PortableUI

/// What assistive technologies are told of a widget. They are told once, and then what is different.
extension Widget {
  /// Tells them what `content` adds to what is shown.
  final func speak(_ content: AccessibilityContent) {
    let old = spoken
    guard content != old else { return }
    spoken = content
    if content.value != old?.value {
      cgtk_speak_text(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, content.value)
    }
    if content.hint != old?.hint {
      cgtk_speak_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, content.hint)
    }
    if content.isHidden != old?.isHidden ?? false {
      cgtk_speak_hidden(pointer, content.isHidden ? 1 : 0)
    }
    if content.identifier != old?.identifier {
      gtk_widget_set_name(pointer, content.identifier ?? "")
    }
  }

  /// Tells them what it is called.
  final func speak(name: String) {
    guard name != spokenName else { return }
    spokenName = name
    cgtk_speak_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }
}
