import Foundation

/// Views that a person shows and hides by what stands before them.
///
/// In a ``List`` or a ``Form`` it is a row, and each view in it another one below. Elsewhere the views
/// stand in a column.
public struct DisclosureGroup<Label: View, Content: View> {
  let expansion: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isExpandedByItself = false
  @Environment(\.listLook) private var look

  /// Views that are hidden at first, with a label made of views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    expansion = nil
    self.label = label()
    self.content = content
  }

  /// Views that are seen while `isExpanded`, with a label made of views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    expansion = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup where Label == Text {
  /// Views that are hidden at first, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views that are hidden at first, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Views that are seen while `isExpanded`, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Views that are seen while `isExpanded`, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

extension DisclosureGroup: View {
  /// The label, with a sign for whether the views are seen, and the views.
  public var body: some View {
    if let look {
      DisclosureButton(isExpanded: isExpanded, label: label, isRow: true)
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

  private var isExpanded: Binding<Bool> { expansion ?? $isExpandedByItself }
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
