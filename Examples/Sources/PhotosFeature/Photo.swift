public import Combine
public import Foundation

/// A photo in an album.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
  /// Its number.
  public let id: Int

  /// What is to be seen.
  public let title: String

  /// Where a small picture of it is.
  public let thumbnail: URL

  /// A photo of `title`.
  public init(id: Int, title: String, thumbnail: URL) {
    self.id = id
    self.title = title
    self.thumbnail = thumbnail
  }
}

/// Where photos come from, and where they are shared with others.
public protocol PhotoProvider {
  /// The photos, asked for anew by each subscriber.
  func photos() -> AnyPublisher<[Photo], any Error>

  /// Sends `photos` to others, for each subscriber anew, and says how much of that is done, from 0 to 1.
  func share(_ photos: [Photo]) -> AnyPublisher<Double, any Error>
}
