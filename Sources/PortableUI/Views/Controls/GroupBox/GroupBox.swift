import Foundation

/// Views in a box of their own, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyles) private var styles

  /// Views in a box with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views in a box with a label made of views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Views in a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views in a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, as the styles further out show it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox: View {
  /// What the style makes of it.
  public var body: some View {
    styles.show(configuration, at: \.groupBoxStyles) { _ in
      PlainBox(label: label, content: content)
    }
  }

  @MainActor
  private var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(erased: ErasedContent(label)), content: .init(erased: ErasedContent(content)))
  }
}

/// A box as the desktop shows it, on the background that was said with `backgroundStyle(_:)`.
struct PlainBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.backgroundStyle) private var ground

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      ground ?? AnyShapeStyle(Color.primary.opacity(0.05)), in: RoundedRectangle(cornerRadius: 12))
  }
}
