import Foundation

/// An option that is always seen: a row of a list with a tick, and elsewhere a button of a radio.
struct OptionView<Content: View>: View {
  let content: Content
  let isChosen: Bool
  let choose: @MainActor () -> Void
  @Environment(\.listLook) private var look
  @Environment(\.foregroundColor) private var foreground

  var body: some View {
    if look != nil {
      Button(action: choose) {
        HStack {
          OptionContent(content: content).foregroundColor(foreground ?? .primary)
          Spacer()
          // It keeps its room: choosing moves nothing.
          Image(systemName: "checkmark").foregroundStyle(.tint).opacity(isChosen ? 1 : 0)
            .accessibilityHidden(true)
        }
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      PlainToggle(
        isOn: Binding(get: { isChosen }, set: { _ in choose() }), isMixed: false,
        label: OptionContent(content: content), look: ToggleLook(kind: .radio))
    }
  }
}

/// A picker all of whose options are seen: rows where it is in a list, else a column.
struct InlinePicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>

  /// Whether the options are rows of the list around.
  let areRows: Bool
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if areRows {
      if !isLabelHidden { picker.label.foregroundStyle(.secondary) }
      options
    } else {
      VStack(alignment: .leading) {
        if !isLabelHidden { picker.label }
        // No list's: they stand in one row of it, or in none.
        VStack(alignment: .leading, spacing: 4) { options }.environment(\.listLook, nil)
      }
      .layer(LayerContent(reading: .whole))
    }
  }

  private var options: some View {
    PickerOptionViews(
      selection: picker.selection, content: picker.content, isMixed: picker.isMixed
    )
    .environment(\.areLabelsHidden, false)
  }
}

/// A picker whose options are on a page of their own.
struct LinkedPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @State private var chosen = ""
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    NavigationLink {
      OptionsPage(picker: picker)
    } label: {
      HStack {
        if !isLabelHidden { picker.label }
        Spacer()
        Text(verbatim: chosen).foregroundStyle(.secondary)
      }
    }
    .background {
      // The words of the option that is chosen are those that a menu would have.
      MenuReader(items: PickerOptions(picker: picker, isNamed: false)) { reading in
        let item = reading.items.first {
          if case .choice(_, isOn: true) = $0.kind { true } else { false }
        }
        if chosen != item?.title ?? "" { chosen = item?.title ?? "" }
      }
    }
  }
}

/// The page where one chooses, and which closes then.
private struct OptionsPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      PickerOptionViews(
        selection: picker.selection, content: picker.content, isMixed: picker.isMixed
      ) { dismiss() }
    }
    .toolbar { ToolbarItem(placement: .principal) { picker.label } }
  }
}
