public import Foundation
public import PortableUI

extension ChartContent {
  /// The shape of the points; lines and areas show theirs.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { if !$0.showsPoints { $0.symbol = symbol } }
  }

  /// Gives points of different values different shapes, as a legend says.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let grouping = MarkStyle.Grouping(value)
    return styled { if !$0.showsPoints { $0.symbolBy = grouping } }
  }

  /// A view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { if !$0.showsPoints { $0.symbolView = view } }
  }

  /// How large the points are: the area of the square around them.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    symbolSize(CGSize(squareOf: area))
  }

  /// How large the points are.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { if $0.symbolSize == nil { $0.symbolSize = size } }
  }

  /// Gives points of different values different sizes.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let grouping = MarkStyle.Grouping(value)
    return styled { if $0.symbolSizeBy == nil { $0.symbolSizeBy = grouping } }
  }
}
