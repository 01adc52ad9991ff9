import CGTK
import LayoutEngine
import PortableUI

extension ControlWidgets {
  func picker(_ content: PickerContent) -> ShownControl {
    ShownControl(
      kind: "picker",
      widget: { element, backend in
        content.isSegmented
          ? SegmentsWidget(for: element, in: backend) : MenuWidget(for: element, in: backend)
      },
      size: { _ in PickerSizes.size(of: content) }, font: .body)
  }
}

/// How large pickers are: what GTK's take around a word, and the longest word.
private enum PickerSizes {
  /// What GTK's are measured with.
  private static let sample = "M"

  static func size(of picker: PickerContent) -> Size {
    let widest = picker.options.map { width(of: $0) }.max() ?? 0
    let chrome = picker.isSegmented ? segment(picker.size) : menu(picker.size)
    let count = picker.isSegmented ? Double(max(1, picker.options.count)) : 1
    return Size(
      width: count * (widest + chrome.natural.width - width(of: sample)),
      height: chrome.natural.height)
  }

  private static func width(of option: String) -> Double {
    TextBlocks.size(of: option, in: .body, for: .unspecified).width
  }

  private static func menu(_ size: PortableUI.ControlSize) -> Prototype {
    Prototypes.prototype("menu", size) {
      CStrings.with([sample]) { gtk_drop_down_new_from_strings($0) }
    }
  }

  private static func segment(_ size: PortableUI.ControlSize) -> Prototype {
    Prototypes.prototype("segments", size) {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_widget_add_css_class(box, "linked")
      gtk_box_append(box.cast(), gtk_toggle_button_new_with_label(sample))
      return box
    }
  }
}
