public import Foundation

/// Views in rows and columns: each column is as wide as its widest view, each row as high as its highest.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); TextField("Name", text: $name) }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow { Text("City"); TextField("City", text: $city) }
///     }
///
/// A view beside the rows takes a row of its own, across all columns. All views are there at once; for
/// very many there are the lazy grids.
public struct Grid<Content: View> {
  private let layout: GridLayout
  private let content: Content

  /// Rows of views, which stand in their cells by `alignment`. Without spacing they keep the distances
  /// that they like.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View {
  /// The cells, in their rows and columns.
  public var body: some View { layout { content } }
}

/// Views in rows and columns, as in a `Grid`, for use as a layout.
public struct GridLayout: Layout {
  /// The lines by which views stand in their cells.
  public var alignment: Alignment
  /// The distance between two columns; `nil` for the one that the views like.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows; `nil` for the one that the views like.
  public var verticalSpacing: CGFloat?

  /// Rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The size of all columns and rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    GridTable(subviews, self, proposal).size
  }

  /// The views in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    GridTable(subviews, self, proposal).place(from: bounds.origin)
  }
}
