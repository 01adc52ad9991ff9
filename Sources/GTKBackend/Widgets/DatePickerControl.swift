import CGTK
import LayoutEngine
import PortableUI

extension ControlWidgets {
  func datePicker(_ content: DatePickerContent) -> ShownControl {
    let shape = content.shape
    return ShownControl(
      kind: "date",
      widget: { element, backend in DatePickerWidget(shape, for: element, in: backend) },
      size: { _ in DatePickerSizes.size(of: content) },
      font: shape.isGraphical ? nil : .body)
  }
}

/// How large date pickers are: what GTK's take around a word, and the words.
private enum DatePickerSizes {
  /// What GTK's are measured with.
  private static let sample = "M"

  static func size(of picker: DatePickerContent) -> Size {
    let shape = picker.shape
    let chrome = Prototypes.prototype("date \(shape)", picker.size) {
      let parts = DatePickerParts(shape)
      if let button = parts.button { gtk_menu_button_set_label(button.opaque, sample) }
      parts.fields?.show(DateParts.Time(hour: 0, minute: 0), [sample, sample])
      return parts.box
    }
    var size = chrome.natural
    if shape.hasDay, !shape.isGraphical { size.width += extra(picker.dayWords) }
    if shape.hasTime, !shape.isGraphical {
      size.width += picker.halves.map(extra).max() ?? 0
    }
    return size
  }

  /// By how much a word is wider than the sample.
  private static func extra(_ words: String) -> Double { width(of: words) - width(of: sample) }

  private static func width(of words: String) -> Double {
    TextBlocks.size(of: words, in: .body, for: .unspecified).width.rounded(.up)
  }
}
