import Foundation

/// Views that a person shows and hides, as the desktop does that.
struct PlainDisclosure<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content
  @Environment(\.listLook) private var look

  /// The label, with a sign for whether the views are seen, and the views.
  var body: some View {
    if let look {
      DisclosureButton(isExpanded: isExpanded, label: label, isRow: true)
        .rowTrait(.outline(RowOutline(depth: 0, expansion: isExpanded)))
      if isExpanded.wrappedValue {
        content().rowTrait(.indentation(look.rowInsets.leading + 12))
      }
    } else {
      VStack(alignment: .leading) {
        DisclosureButton(isExpanded: isExpanded, label: label, isRow: false)
        if isExpanded.wrappedValue { content() }
      }
    }
  }
}

/// What shows and hides the views of a group.
struct DisclosureButton<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let isRow: Bool

  var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        if !isRow { sign }
        label
        if isRow {
          Spacer()
          sign
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
  }

  private var sign: some View {
    Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
      .accessibilityHidden(true)
  }
}
