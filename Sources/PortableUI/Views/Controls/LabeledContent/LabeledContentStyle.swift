/// How values with names look.
///
/// A style of your own makes views of what it is told. `LabeledContent(configuration)` in it is what it
/// would be without the style.
@preconcurrency @MainActor
public protocol LabeledContentStyle: _ViewStyle
where StyleConfiguration == LabeledContentStyleConfiguration {
  /// A name and a value.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// A name and a value that are to be shown in a style.
public struct LabeledContentStyleConfiguration {
  /// The views that say what it is.
  public struct Label {
    let erased: ErasedContent
  }

  /// The views that show it.
  public struct Content {
    let erased: ErasedContent
  }

  /// What says what it is.
  public let label: Label

  /// What shows it.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension LabeledContentStyleConfiguration.Content: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of labelled content for which none was chosen.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, NativeStyle {
  /// The usual style.
  public init() {}

  nonisolated var appearance: Never? { nil }

  /// The name and the value side by side.
  public func makeBody(configuration: Configuration) -> some View {
    PlainPair(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

typealias LabeledContentStyles = StyleStack<any _ViewStyle<LabeledContentStyleConfiguration>, Never>

extension EnvironmentValues {
  var labeledContentStyles: LabeledContentStyles {
    get { self[LabeledContentStyles.Key.self] }
    set { self[LabeledContentStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of labelled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style, at: \.labeledContentStyles)
  }
}
