/// How progress views look.
///
/// A style of your own makes views of what it is told. `ProgressView(configuration)` in it is the
/// progress view as it would be without the style.
@preconcurrency @MainActor
public protocol ProgressViewStyle: _ViewStyle
where StyleConfiguration == ProgressViewStyleConfiguration {
  /// A progress view: how far it is, and its labels.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view that is to be shown in a style.
public struct ProgressViewStyleConfiguration {
  /// The views that say what goes on.
  public struct Label {
    let erased: ErasedContent
    static var nothing: Label { Label(erased: ErasedContent(EmptyView())) }
  }

  /// The views that say how far it is.
  public struct CurrentValueLabel {
    let erased: ErasedContent
    static var nothing: CurrentValueLabel {
      CurrentValueLabel(erased: ErasedContent(EmptyView()))
    }
  }

  /// The part that is done, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?

  /// What says what goes on, if anything does.
  public var label: Label?

  /// What says how far it is, if anything does.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The style of progress views for which none was chosen: a bar where it is known how far something
/// is, a round sign otherwise.
public struct DefaultProgressViewStyle: NativeProgressViewStyle {
  /// The usual style.
  public init() {}
  nonisolated var appearance: ProgressAppearance? { nil }
}

/// A round sign.
public struct CircularProgressViewStyle: NativeProgressViewStyle {
  /// A round sign.
  public init() {}
  nonisolated var appearance: ProgressAppearance? { .circular }
}

/// A bar.
public struct LinearProgressViewStyle: NativeProgressViewStyle {
  /// A bar.
  public init() {}
  nonisolated var appearance: ProgressAppearance? { .linear }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A round sign.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

enum ProgressAppearance: Hashable { case circular, linear }

/// A style that the desktop shows.
protocol NativeProgressViewStyle: ProgressViewStyle, NativeStyle
where Appearance == ProgressAppearance {}

extension NativeProgressViewStyle {
  /// The sign or the bar, with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(appearance: appearance, configuration: configuration)
  }
}

nonisolated extension View {
  /// The style of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style, at: \.progressStyles)
  }
}

typealias ProgressStyles = StyleStack<
  any _ViewStyle<ProgressViewStyleConfiguration>, ProgressAppearance
>

extension EnvironmentValues {
  var progressStyles: ProgressStyles {
    get { self[ProgressStyles.Key.self] }
    set { self[ProgressStyles.Key.self] = newValue }
  }
}
