import Combine
import Foundation
import PhotosFeature

/// Photos that a test sends, one answer for each time they are asked for.
final class StubPhotos: PhotoProvider {
  private(set) var answers: [PassthroughSubject<[Photo], any Error>] = []

  func photos() -> AnyPublisher<[Photo], any Error> {
    answers.append(PassthroughSubject())
    return answers[answers.count - 1].eraseToAnyPublisher()
  }

  func answer(_ titles: [String]) {
    let photos = titles.enumerated().map { index, title in
      // Nothing is there, which is quickly found out.
      Photo(id: index, title: title, thumbnail: URL(filePath: "/nowhere/\(index).png"))
    }
    answers.last?.send(photos)
    answers.last?.send(completion: .finished)
  }

  func fail() { answers.last?.send(completion: .failure(NoWay())) }

  // MARK: Sharing

  private(set) var shared: [[Photo]] = []
  private(set) var cancelledShares = 0
  private var sharing = PassthroughSubject<Double, any Error>()

  func share(_ photos: [Photo]) -> AnyPublisher<Double, any Error> {
    shared.append(photos)
    sharing = PassthroughSubject()
    return sharing.handleEvents(receiveCancel: { [weak self] in self?.cancelledShares += 1 })
      .eraseToAnyPublisher()
  }

  func share(part: Double) { sharing.send(part) }

  func finishSharing() { sharing.send(completion: .finished) }

  func failSharing() { sharing.send(completion: .failure(NoWay())) }

  private struct NoWay: LocalizedError {
    var errorDescription: String? { "There is no way to the server." }
  }
}
