/// How values with names look.
///
/// A style of your own makes views of what it is told. `LabeledContent(configuration)` in it is what it
/// would be without the style.
@preconcurrency @MainActor
public protocol LabeledContentStyle: PropertyOwner {
  /// What labelled content of this style is made of.
  associatedtype Body: View

  /// A name and a value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The usual style.
  public init() {}

  /// The name and the value side by side.
  public func makeBody(configuration: Configuration) -> some View {
    PlainPair(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// What a style of an app's own makes of labelled content.
struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

@MainActor
func styled(
  _ style: some LabeledContentStyle, _ configuration: LabeledContentStyleConfiguration
) -> any View {
  StyledLabeledContent(style: style, configuration: configuration)
}

typealias LabeledContentStyles = StyleStack<any LabeledContentStyle, Bool>

enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: LabeledContentStyles { LabeledContentStyles() }
}

extension EnvironmentValues {
  var labeledContentStyles: LabeledContentStyles {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// The style of labelled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let isUsual = style is AutomaticLabeledContentStyle
    return transformEnvironment(\.labeledContentStyles) { styles in
      if isUsual { styles.replace(with: nil) } else { styles.add(style) }
    }
  }
}
