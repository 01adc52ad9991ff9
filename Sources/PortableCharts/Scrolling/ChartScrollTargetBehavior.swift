public import PortableUI

/// Decides where a chart comes to rest that a person has scrolled.
///
///     Chart(days) { … }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
public protocol ChartScrollTargetBehavior {
  /// Changes where the plot would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// What is known of a chart that is about to come to rest.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// Where values are in all of the plot, of which a part is seen.
  public let chartProxy: ChartProxy
  let scroll: ScrollTargetBehaviorContext
  let room: ScrolledRoom

  /// What is known of the scroll view of the plot.
  public subscript<T>(dynamicMember path: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    scroll[keyPath: path]
  }
}

/// Asks the behaviour of a chart where its scroll view comes to rest.
struct ScrolledPlotBehavior: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  let model: ChartModel
  let room: ScrolledRoom

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proxy = ChartProxy(
      model: model, room: PlotRoom(size: room.whole), plotFrame: nil,
      selection: SelectionTargets())
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(chartProxy: proxy, scroll: context, room: room))
  }
}
