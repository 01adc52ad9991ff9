/// How lists look. The styles are those below, and no type of an app's own can be one.
public protocol ListStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _ListAppearance { get }
}

/// One of the ways in which the desktop shows lists.
public struct _ListAppearance: Hashable, Sendable {
  enum Kind: Hashable { case automatic, boxed, plain, inset, bordered, sidebar }

  let kind: Kind
  var alternates = false
}

extension _ListAppearance.Kind {
  var look: ListLook {
    switch self {
    case .automatic, .boxed: .boxed
    case .plain: .plain
    case .inset: .inset
    case .bordered: .bordered
    case .sidebar: .sidebar
    }
  }
}

/// The style of lists for which none was chosen: a box for each section.
public struct DefaultListStyle: ListStyle {
  /// The usual style.
  public init() {}
  /// A box for each section.
  public var appearance: _ListAppearance { _ListAppearance(kind: .automatic) }
}

/// Rows from one edge of the list to the other, with lines between them.
public struct PlainListStyle: ListStyle {
  /// Lines between rows.
  public init() {}
  /// Lines between rows.
  public var appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// A box for each section. The desktop's boxes do not reach the edges of a list, so it looks like
/// ``InsetGroupedListStyle``.
public struct GroupedListStyle: ListStyle {
  /// A box for each section.
  public init() {}
  /// A box for each section.
  public var appearance: _ListAppearance { _ListAppearance(kind: .boxed) }
}

/// A box for each section, with room beside it.
public struct InsetGroupedListStyle: ListStyle {
  /// A box for each section.
  public init() {}
  /// A box for each section.
  public var appearance: _ListAppearance { _ListAppearance(kind: .boxed) }
}

/// Rows with lines between them, and room beside them.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool

  /// Lines between rows.
  public init() { alternates = false }
  /// Lines between rows, of which every other one has another ground where `alternatesRowBackgrounds` is true.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// Lines between rows.
  public var appearance: _ListAppearance { _ListAppearance(kind: .inset, alternates: alternates) }
}

/// Places to go to, at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// Places to go to.
  public init() {}
  /// Places to go to.
  public var appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

/// Rows with lines between them in a frame.
public struct BorderedListStyle: ListStyle {
  private let alternates: Bool

  /// Lines in a frame.
  public init() { alternates = false }
  /// Lines in a frame, with another ground for every other row where `alternatesRowBackgrounds` is true.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// Lines in a frame.
  public var appearance: _ListAppearance {
    _ListAppearance(kind: .bordered, alternates: alternates)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Lines between rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A box for each section.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A box for each section.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Lines between rows, and room beside them.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Lines between rows, and room beside them, with another ground for every other row where that is true.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Places to go to.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Lines in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Lines in a frame, with another ground for every other row where that is true.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension View {
  /// The style of lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAlternates, style.appearance.alternates)
      .environment(\.listAppearance, style.appearance.kind)
  }
}
