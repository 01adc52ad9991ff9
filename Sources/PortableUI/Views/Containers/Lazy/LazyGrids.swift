public import Foundation
import LayoutEngine

/// Views in columns, one row of them below the other, of which only those near what is seen are made.
///
/// Put it into a ``ScrollView``. Its views fill the columns from row to row; a row is as high as the
/// highest view in it. Each element of a `ForEach` has one cell, however many views it is made of. A
/// ``Section`` begins a new row, and its header and its footer go across all columns.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views in `columns`, which lie by `alignment` where they do not fill the width; `spacing` is the
  /// distance between rows. `pinnedViews` are parts of sections that stay in sight while their section is.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, LazyContainer, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { LazyNode(self, at: place) }

  var arrangement: LazyArrangement {
    .grid(
      TrackGrid(
        .vertical, tracks: columns.map(\.track), alignment: alignment.guide,
        spacing: spacing.map(Double.init)))
  }
}

/// Views in rows, one column of them beside the other, of which only those near what is seen are made.
///
/// Put it into a ``ScrollView`` that is moved across. Its views fill the rows from column to column; a
/// column is as wide as the widest view in it. A ``Section`` begins a new column, and its header and its
/// footer go across all rows.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views in `rows`, which lie by `alignment` where they do not fill the height; `spacing` is the
  /// distance between columns. `pinnedViews` are parts of sections that stay in sight while their section is.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, LazyContainer, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { LazyNode(self, at: place) }

  var arrangement: LazyArrangement {
    .grid(
      TrackGrid(
        .horizontal, tracks: rows.map(\.track), alignment: alignment.guide,
        spacing: spacing.map(Double.init)))
  }
}
