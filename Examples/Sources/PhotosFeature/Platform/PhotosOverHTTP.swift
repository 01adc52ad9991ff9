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
    return URLSession.shared.dataTaskPublisher(for: list)
      .tryMap { answer in
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 200
        guard status == 200 else { throw UnexpectedStatus(status: status) }
        return answer.data
      }
      .decode(type: [Entry].self, decoder: JSONDecoder())
      .map { entries in
        entries.map {
          Photo(id: $0.id, title: $0.title, thumbnail: folder.appendingPathComponent($0.thumbnail))
        }
      }
      .eraseToAnyPublisher()
  }
}

/// A server answered, but not with what was asked for.
struct UnexpectedStatus: LocalizedError {
  let status: Int

  var errorDescription: String? { "The server answered \(status)." }
}
