public import Foundation

/// How wide a column may be.
struct ColumnWidth: Hashable {
  var least: Double
  var ideal: Double
  var most: Double

  /// The same in order: none of them is beyond the next.
  init(least: Double?, ideal: Double, most: Double?) {
    let ideal = Showable.length(ideal)
    self.ideal = ideal
    self.least = min(ideal, least.map(Showable.length) ?? 100)
    self.most = max(ideal, most.map(Showable.length) ?? 500)
  }

  /// The usual widths.
  static let sidebar = ColumnWidth(least: 140, ideal: 220, most: 420)
  static let content = ColumnWidth(least: 160, ideal: 260, most: 520)
  static let inspector = ColumnWidth(least: 180, ideal: 260, most: 420)
  static let detail = ColumnWidth(least: 300, ideal: 400, most: nil)

  /// The width that is nearest to `width`.
  func nearest(to width: Double) -> Double { min(max(width, least), most) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// How wide the column of a ``NavigationSplitView`` is that this view is in. Nobody changes it.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// How wide the column of a ``NavigationSplitView`` is that this view is in: `ideal` at first, and
  /// as a person likes it within the others.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ColumnWidth(
      least: min.map { Double($0) }, ideal: Double(ideal), most: max.map { Double($0) })
    return transformPreference(ColumnWidthKey.self) { $0 = width }
  }
}
