import Foundation

/// How tables look. The styles are those below, and no type of an app's own can be one.
public protocol TableStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _TableAppearance { get }
}

/// One of the ways in which the desktop shows tables.
public struct _TableAppearance: Hashable, Sendable {
  enum Kind: Hashable { case automatic, inset, bordered }

  let kind: Kind
  var alternates = false
}

extension _TableAppearance.Kind {
  /// How the rows look.
  var look: ListLook {
    var look = ListLook.plain
    look.pinsTitles = false
    look.leastRowHeight = 32
    look.isFramed = self == .bordered
    if self == .inset { look.margins.leading = 6 }
    if self == .inset { look.margins.trailing = 6 }
    return look
  }
}

/// The style of tables for which none was chosen.
public struct AutomaticTableStyle: TableStyle {
  /// The usual style.
  public init() {}
  /// Rows from edge to edge.
  public var appearance: _TableAppearance { _TableAppearance(kind: .automatic) }
}

/// Rows with room beside them.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool

  /// Rows with room beside them.
  public init() { alternates = false }
  /// Rows with room beside them, of which every other one has another ground where `alternatesRowBackgrounds` is true.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// Rows with room beside them.
  public var appearance: _TableAppearance {
    _TableAppearance(kind: .inset, alternates: alternates)
  }
}

/// Rows in a frame.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool

  /// Rows in a frame.
  public init() { alternates = false }
  /// Rows in a frame, of which every other one has another ground where `alternatesRowBackgrounds` is true.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// Rows in a frame.
  public var appearance: _TableAppearance {
    _TableAppearance(kind: .bordered, alternates: alternates)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The usual style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with room beside them.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows with room beside them, of which every other one has another ground where that is true.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows in a frame, of which every other one has another ground where that is true.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private enum TableAppearanceKey: EnvironmentKey {
  static var defaultValue: _TableAppearance.Kind { .automatic }
}

private enum TableAlternatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableAppearance: _TableAppearance.Kind {
    get { self[TableAppearanceKey.self] }
    set { self[TableAppearanceKey.self] = newValue }
  }

  /// Whether the style of tables has another ground for every other row.
  var tableAlternates: Bool {
    get { self[TableAlternatesKey.self] }
    set { self[TableAlternatesKey.self] = newValue }
  }

  /// Whether tables show the titles of their columns.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of tables inside.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAlternates, style.appearance.alternates)
      .environment(\.tableAppearance, style.appearance.kind)
  }

  /// Whether tables inside show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
