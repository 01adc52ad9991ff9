/// How progress views look. The styles are those below.
public protocol ProgressViewStyle: Sendable {}

enum ProgressLook: Hashable { case circular, linear }

enum ProgressLookKey: EnvironmentKey { static var defaultValue: ProgressLook? { nil } }

extension EnvironmentValues {
  var progressLook: ProgressLook? {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

protocol BasicProgressViewStyle: ProgressViewStyle {
  var look: ProgressLook? { get }
}

/// The style of progress views for which none was chosen: a bar where it is known how far something
/// is, a round sign otherwise.
public struct DefaultProgressViewStyle: BasicProgressViewStyle {
  /// The usual style.
  public init() {}
  var look: ProgressLook? { nil }
}

/// A round sign.
public struct CircularProgressViewStyle: BasicProgressViewStyle {
  /// A round sign.
  public init() {}
  var look: ProgressLook? { .circular }
}

/// A bar.
public struct LinearProgressViewStyle: BasicProgressViewStyle {
  /// A bar.
  public init() {}
  var look: ProgressLook? { .linear }
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

extension View {
  /// The style of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressLook, (style as? any BasicProgressViewStyle)?.look)
  }
}
