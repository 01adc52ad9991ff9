/// How boxes around views look.
///
/// A style of your own makes views of what it is told. `GroupBox(configuration)` in it is the box as it
/// would be without the style.
@preconcurrency @MainActor
public protocol GroupBoxStyle: _ViewStyle where StyleConfiguration == GroupBoxStyleConfiguration {
  /// A box: its label and its content.
  typealias Configuration = GroupBoxStyleConfiguration
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
public struct DefaultGroupBoxStyle: GroupBoxStyle, NativeStyle {
  /// The usual style.
  public init() {}

  nonisolated var appearance: Never? { nil }

  /// The label above the content, in a box with round corners.
  public func makeBody(configuration: Configuration) -> some View {
    PlainBox(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

typealias GroupBoxStyles = StyleStack<any _ViewStyle<GroupBoxStyleConfiguration>, Never>

extension EnvironmentValues {
  var groupBoxStyles: GroupBoxStyles {
    get { self[GroupBoxStyles.Key.self] }
    set { self[GroupBoxStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of boxes around views inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style, at: \.groupBoxStyles)
  }
}
