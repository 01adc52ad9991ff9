/// A colour to be chosen by a person, with a label before it.
public struct ColorPicker<Label: View> {
  let well: ColorWell
  let label: Label
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.areLabelsApart) private var isLabelApart

  /// A picker of a colour with a label made of views. Without `supportsOpacity`, what a person chooses
  /// lets nothing shine through.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    well = ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A picker of a colour with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker of a colour with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  /// The label, and a button that shows the colour: in the row of a form at its other end.
  public var body: some View {
    Group {
      if isLabelHidden {
        well.background { UnseenLabel(label: label) }
      } else {
        HStack {
          label
          if isLabelApart { Spacer() }
          well
        }
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}
