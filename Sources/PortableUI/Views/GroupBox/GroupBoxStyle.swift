/// How boxes around views look.
///
/// A style of your own makes views of what it is told. `GroupBox(configuration)` in it is the box as it
/// would be without the style.
@preconcurrency @MainActor
public protocol GroupBoxStyle: PropertyOwner {
  /// What a box of this style is made of.
  associatedtype Body: View

  /// A box: its label and its content.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a box shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box that is to be shown in a style.
public struct GroupBoxStyleConfiguration {
  /// The views that say what is in the box.
  public struct Label {
    let erased: ErasedContent
  }

  /// The views in the box.
  public struct Content {
    let erased: ErasedContent
  }

  /// What says what is in it.
  public let label: Label

  /// What is in it.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension GroupBoxStyleConfiguration.Content: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of boxes for which none was chosen.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The usual style.
  public init() {}

  /// The label above the content, in a box with round corners.
  public func makeBody(configuration: Configuration) -> some View {
    PlainBox(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// What a style of an app's own makes of a box.
struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

@MainActor
func styled(_ style: some GroupBoxStyle, _ configuration: GroupBoxStyleConfiguration) -> any View {
  StyledGroupBox(style: style, configuration: configuration)
}

typealias GroupBoxStyles = StyleStack<any GroupBoxStyle, Bool>

enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: GroupBoxStyles { GroupBoxStyles() }
}

extension EnvironmentValues {
  var groupBoxStyles: GroupBoxStyles {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// The style of boxes around views inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let isUsual = style is DefaultGroupBoxStyle
    return transformEnvironment(\.groupBoxStyles) { styles in
      if isUsual { styles.replace(with: nil) } else { styles.add(style) }
    }
  }
}
