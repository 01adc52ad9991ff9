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
  @Environment(\.disclosureGroupStyles) private var styles

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
  /// What the style makes of it.
  public var body: some View {
    styles.show(configuration, at: \.disclosureGroupStyles) { _ in
      PlainDisclosure(isExpanded: isExpanded, label: label, content: content)
    }
  }

  private var isExpanded: Binding<Bool> { expansion ?? $isExpandedByItself }

  @MainActor
  private var configuration: DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(erased: ErasedContent(label)),
      content: .init(erased: ErasedContent(content())), isExpanded: isExpanded)
  }
}
