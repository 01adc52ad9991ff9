public import Foundation
import ViewPlatform

extension MainQueueScheduler {
  /// When and how closures run: ``Kind``.
  public typealias SchedulerType = Kind

  /// Lets a number of seconds pass. See ``advance(by:)``.
  @_disfavoredOverload
  public func advance(by seconds: TimeInterval) { advance(by: .seconds(seconds)) }

  /// Lets a number of seconds pass. See ``advance(by:)``.
  @_disfavoredOverload
  public func advance(by seconds: Int) { advance(by: .seconds(seconds)) }
}
