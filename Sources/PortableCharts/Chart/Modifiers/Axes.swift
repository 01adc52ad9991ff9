public import Foundation
public import PortableUI

extension View {
  /// What is marked at the x axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = plans(of: content())
    return chartSettings { $0.x.marks = plans }
  }

  /// Whether anything is marked at the x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.visibility = visibility }
  }

  /// What is marked at the y axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = plans(of: content())
    return chartSettings { $0.y.marks = plans }
  }

  /// Whether anything is marked at the y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.visibility = visibility }
  }

  private func plans(of content: some AxisContent) -> [AxisMarksPlan] {
    var plans: [AxisMarksPlan] = []
    content.gather(into: &plans)
    return plans
  }

  /// A view that says what the x axis is: below the plot, where nothing else is said.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    chartTitle(.horizontal, position, alignment, spacing, AnyView(content()))
  }

  /// Words that say what the x axis is: below the plot, where nothing else is said.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartTitle(.horizontal, position, alignment, spacing, AnyView(label))
  }

  /// Words that say what the x axis is: below the plot, where nothing else is said.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Words that say what the x axis is: below the plot, where nothing else is said.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  /// A view that says what the y axis is: above the plot, where nothing else is said.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    chartTitle(.vertical, position, alignment, spacing, AnyView(content()))
  }

  /// Words that say what the y axis is: above the plot, where nothing else is said.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartTitle(.vertical, position, alignment, spacing, AnyView(label))
  }

  /// Words that say what the y axis is: above the plot, where nothing else is said.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Words that say what the y axis is: above the plot, where nothing else is said.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  private func chartTitle(
    _ axis: Axis, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: AnyView
  ) -> some View {
    chartSettings {
      $0.titles.append(
        AxisTitle(
          axis: axis, position: position, alignment: alignment, spacing: spacing, content: content))
    }
  }
}
