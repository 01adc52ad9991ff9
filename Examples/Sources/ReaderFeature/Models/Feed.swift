public import Foundation

/// Where articles come from.
public nonisolated struct Feed: Identifiable, Codable, Hashable, Sendable {
  /// Where it is read.
  public let address: URL
  var title: String

  /// Its address: no feed is followed twice.
  public var id: URL { address }
}
