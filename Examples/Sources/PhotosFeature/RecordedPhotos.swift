public import Combine
import Foundation
public import StateStudio

/// Photos of which every answer is recorded while somebody records, or given again in a test.
public struct RecordedPhotos: PhotoProvider {
  private let provider: any PhotoProvider
  private let answers: ServiceAnswers

  /// The photos of `provider`, or what `answers` has in their place.
  public init(_ provider: some PhotoProvider, answers: ServiceAnswers) {
    self.provider = provider
    self.answers = answers
  }

  /// Asks for the list, and lets it be recorded.
  public func photos() -> AnyPublisher<[Photo], any Error> {
    answers.stream("photos") { provider.photos() }
  }

  /// Shares photos, and lets it be recorded how that goes on.
  public func share(_ photos: [Photo]) -> AnyPublisher<Double, any Error> {
    answers.stream("share", photos.map(\.id)) { provider.share(photos) }
  }
}
