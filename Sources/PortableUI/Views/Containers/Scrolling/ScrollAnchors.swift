import LayoutEngine

/// What a scroll view keeps to an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate let path: any (WritableKeyPath<ScrollAnchors, UnitPoint?> & Sendable)

  /// What is seen at first.
  public static let initialOffset = ScrollAnchorRole(path: \.initialOffset)
  /// What stays in sight when the content or the scroll view gets another size.
  public static let sizeChanges = ScrollAnchorRole(path: \.sizeChanges)
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(path: \.alignment)
}

/// The parts of its content that a scroll view keeps to.
struct ScrollAnchors: Hashable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Keeps scroll views inside to a part of their content: they show it first, and go on showing it when
  /// sizes change and nobody has moved them away from it; and smaller content lies there.
  ///
  ///     ScrollView { ForEach(messages) { MessageView($0) } }
  ///       .defaultScrollAnchor(.bottom)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Keeps scroll views inside to a part of their content, for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[keyPath: role.path] = anchor }
  }

  /// Has scroll views inside show this part of their content first.
  @available(*, deprecated, message: "Use defaultScrollAnchor(_:for:).")
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}
