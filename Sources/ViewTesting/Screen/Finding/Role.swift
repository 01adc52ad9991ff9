extension Screen {
  /// What kind of thing something on the screen is, as assistive technologies name it.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case text
    /// Something to press.
    case button
    /// A button that chooses one of several pages. Who looks for a button finds it, too.
    case tab
    /// Something to type into.
    case textField
    /// Something to switch on and off.
    case toggle
    /// Two buttons that step a value down and up.
    case stepper
    /// A choice along a line.
    case slider
    /// A choice among options.
    case picker
    /// A choice of a date.
    case datePicker
    /// A choice of a colour.
    case colorPicker
    /// A picture.
    case image
    /// How far something has come.
    case progress
    /// A colour or a shape.
    case shape
    /// An area through which a part of what is inside is seen.
    case scrollArea
    /// Things that belong together.
    case group
    /// Rows one below the other.
    case list
    /// A row of a list.
    case row
    /// The bar of the screen, or of a sheet.
    case bar
    /// A screen that is presented over another.
    case sheet
    /// Something small that points at what it is about.
    case popover
    /// A question that is to be answered first.
    case alert

    /// The role in a sentence.
    var words: String {
      switch self {
      case .textField: "text field"
      case .scrollArea: "scroll area"
      case .datePicker: "date picker"
      case .colorPicker: "color picker"
      default: rawValue
      }
    }

    /// Whether a person does something with it, rather than look at it.
    var isControl: Bool {
      switch self {
      case .button, .tab, .textField, .toggle, .stepper, .slider, .picker, .datePicker,
        .colorPicker:
        true
      case .text, .image, .progress, .shape, .scrollArea, .group, .list, .row, .bar, .sheet,
        .popover, .alert:
        false
      }
    }

    /// Whether who looks for `wanted` means it, too.
    func passes(for wanted: Role) -> Bool { self == wanted || self == .tab && wanted == .button }
  }
}
