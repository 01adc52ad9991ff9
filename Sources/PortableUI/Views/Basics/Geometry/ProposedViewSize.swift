public import Foundation
import LayoutEngine

/// The room a view is offered; `nil` where it may take what it likes.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered.
  public var width: CGFloat?
  /// The height offered.
  public var height: CGFloat?

  /// This width and this height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// Asks for the least a view needs.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the most a view would take.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for what a view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The room offered, with `size` standing in where nothing is said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: Proposal {
    Proposal(width: width.map(Double.init), height: height.map(Double.init))
  }
}
