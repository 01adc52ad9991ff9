public import Foundation

/// A value with a name: in the row of a list or a form the name stands where reading begins, and the
/// value at the other end.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// A view with a name that is made of views; of several, those after the first say more about it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A view with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words with a name.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Words with a name.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value with a name, in the way that `format` writes it.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value with a name, in the way that `format` writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style was given, as the styles further out show it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// What the style makes of it.
  public var body: some View { StyledPair(label: label, content: content) }
}

/// A name and a value in the style of where they are.
struct StyledPair<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyles) private var styles

  var body: some View {
    styles.show(configuration, at: \.labeledContentStyles) { _ in
      PlainPair(label: label, content: content)
    }
  }

  @MainActor
  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(erased: ErasedContent(label)), content: .init(erased: ErasedContent(content)))
  }
}

/// A name and a value as the desktop shows them.
struct PlainPair<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.areLabelsApart) private var isLabelApart
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    Group {
      if isLabelHidden {
        content.background { UnseenLabel(label: label) }
      } else {
        HStack {
          VStack(alignment: .leading, spacing: 2) { label }
          if isLabelApart { Spacer() }
          EnvironmentView(content: content) { values in
            if isLabelApart, values.foregroundColor == nil { values.foregroundColor = .secondary }
          }
        }
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}
