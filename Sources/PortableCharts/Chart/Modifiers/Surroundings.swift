public import Foundation
public import PortableUI

extension View {
  /// Whether there is a legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }

  /// Where the legend is.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// A legend of your own.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let content = AnyView(content())
    return chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }

  /// How the plot looks: a background, a border, a size.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// A view over the chart, made with where its values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings {
      $0.layers.append(
        ProxyLayer(isInFront: true, alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// A view behind the chart, made with where its values are.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings {
      $0.layers.append(
        ProxyLayer(isInFront: false, alignment: alignment) { AnyView(content($0)) })
    }
  }
}
