/// How views look that a person shows and hides.
///
/// A style of your own makes views of what it is told, and writes `configuration.isExpanded`.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle: _ViewStyle
where StyleConfiguration == DisclosureGroupStyleConfiguration {
  /// A group: its label, its content, and whether that is seen.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// Views that are to be shown and hidden in a style.
public struct DisclosureGroupStyleConfiguration {
  /// The views that say what is in the group.
  public struct Label {
    let erased: ErasedContent
  }

  /// The views in the group.
  public struct Content {
    let erased: ErasedContent
  }

  /// What says what is in it.
  public let label: Label

  /// What is in it.
  public let content: Content

  /// Whether that is seen; `$isExpanded` is a binding to that.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension DisclosureGroupStyleConfiguration.Content: View, PrimitiveView, ErasedView {
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of such groups for which none was chosen.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NativeStyle {
  /// The usual style.
  public nonisolated init() {}

  nonisolated var appearance: Never? { nil }

  /// The label with a sign, and the content below it.
  public func makeBody(configuration: Configuration) -> some View {
    PlainDisclosure(isExpanded: configuration.$isExpanded, label: configuration.label) {
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

typealias DisclosureGroupStyles = StyleStack<
  any _ViewStyle<DisclosureGroupStyleConfiguration>, Never
>

extension EnvironmentValues {
  var disclosureGroupStyles: DisclosureGroupStyles {
    get { self[DisclosureGroupStyles.Key.self] }
    set { self[DisclosureGroupStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of views inside that a person shows and hides.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style, at: \.disclosureGroupStyles)
  }
}
