/// A row of a `Grid`: each view in it is the cell of a column.
///
/// Anywhere else it is a group of its views.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells, in which views stand by `alignment` and not by that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView {
  package static var isSingle: Bool { false }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { GridRowNode(self, at: place) }
}

/// Tells each view in it which row it is in.
final class GridRowNode<Content: View>:
  WrapperNode<GridRow<Content>, TraitView<Content>>
{
  override func content() -> TraitView<Content> {
    let row = GridRowKey.Row(name: ObjectIdentifier(self), alignment: view.alignment)
    return view.content.trait(.value(ObjectIdentifier(GridRowKey.self), row))
  }
}

/// The row that a view of a grid is in; `nil` for one that has a row of its own.
enum GridRowKey: LayoutValueKey {
  struct Row: Equatable {
    let name: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  static var defaultValue: Row? { nil }
}

private enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
private enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

nonisolated extension View {
  /// The cell of the grid around this view goes across `count` columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpanKey.self, value: max(1, count))
  }

  /// In these directions the view takes the room of its cell, and the cell is no larger for it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }

  /// Where in its cell the view stands, whatever the grid says.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// The line by which all views in the same column of the grid stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

extension LayoutSubview {
  var gridRow: GridRowKey.Row? { self[GridRowKey.self] }
  var gridSpan: Int { self[GridSpanKey.self] }
  var gridUnsizedAxes: Axis.Set { self[GridUnsizedKey.self] }
  var gridAnchor: UnitPoint? { self[GridAnchorKey.self] }
  var gridColumnAlignment: HorizontalAlignment? { self[GridColumnAlignmentKey.self] }
}
