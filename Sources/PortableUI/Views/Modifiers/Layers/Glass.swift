public import Foundation

/// A pane of glass in front of which a view stands.
///
/// GTK cannot see what is behind a pane, so it is one through which things are seen dimly, with a fine
/// edge.
public struct Glass: Hashable, Sendable {
  private var material: Material?
  private var color: Color?

  /// The usual pane.
  public static let regular = Glass(material: .regular)
  /// A pane that hides little of what is behind it.
  public static let clear = Glass(material: .ultraThin)
  /// No pane.
  public static let identity = Glass()

  /// The pane in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The pane as it is: it answers to a finger on a phone, and stays as it is under a pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  @ViewBuilder
  func pane(in shape: some Shape) -> some View {
    if let material {
      shape.fill(material)
      if let color { shape.fill(color.opacity(0.6)) }
      shape.stroke(.quaternary, lineWidth: 1)
    }
  }
}

/// The shape of panes of glass that are given no other: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public nonisolated init() {}

  /// The capsule in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views of glass that belong together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views of glass. They stay apart, whatever the `spacing` below which phones let them flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

nonisolated extension View {
  /// The view in front of a pane of glass in the form of `shape`.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { ZStack { glass.pane(in: shape) } }
  }
}
