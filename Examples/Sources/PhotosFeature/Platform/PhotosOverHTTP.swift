public import Combine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Photos from a server, which has a list of them in `photos.json`.
public struct PhotosOverHTTP: PhotoProvider {
  private let folder: URL

  /// The photos in `folder`.
  public init(in folder: URL) { self.folder = folder }

  private struct Entry: Decodable {
    let id: Int
    let title: String
    let thumbnail: String
  }

  /// Asks for the list.
  public func photos() -> AnyPublisher<[Photo], any Error> {
    let list = folder.appendingPathComponent("photos.json")
    return answer(to: URLRequest(url: list))
      .decode(type: [Entry].self, decoder: JSONDecoder())
      .map { entries in
        entries.map {
          Photo(id: $0.id, title: $0.title, thumbnail: folder.appendingPathComponent($0.thumbnail))
        }
      }
      .eraseToAnyPublisher()
  }

  /// Sends one photo after the other.
  public func share(_ photos: [Photo]) -> AnyPublisher<Double, any Error> {
    photos.publisher
      .setFailureType(to: (any Error).self)
      .flatMap(maxPublishers: .max(1)) { photo in
        var request = URLRequest(url: folder.appendingPathComponent("shared"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(photo)
        return answer(to: request)
      }
      .scan(0) { count, _ in count + 1 }
      .map { Double($0) / Double(photos.count) }
      .eraseToAnyPublisher()
  }

  private func answer(to request: URLRequest) -> AnyPublisher<Data, any Error> {
    URLSession.shared.dataTaskPublisher(for: request)
      .tryMap { answer in
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 200
        guard status == 200 else { throw UnexpectedStatus(status: status) }
        return answer.data
      }
      .eraseToAnyPublisher()
  }
}

/// A server answered, but not with what was asked for.
struct UnexpectedStatus: LocalizedError {
  let status: Int

  var errorDescription: String? { "The server answered \(status)." }
}
