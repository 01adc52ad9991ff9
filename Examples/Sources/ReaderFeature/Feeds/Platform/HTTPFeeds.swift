public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Feeds of the web.
public nonisolated struct HTTPFeeds: FeedService {
  private let session = URLSession(configuration: .ephemeral)
  private let stands: [String: URL]

  /// Feeds of the web. What is asked of a host that `stands` names is asked of the server there.
  public init(standingIn stands: [String: URL] = [:]) { self.stands = stands }

  /// The feed at `address`, or the one that the page there names.
  public func feed(at address: URL) async throws(FeedError) -> FetchedFeed {
    let (found, place) = try await data(at: address)
    if let named = FeedPage(found, at: place).feed {
      return try FeedParser.feed(in: await data(at: named).found, at: named)
    }
    return try FeedParser.feed(in: found, at: address)
  }

  /// What is at `address`, and where the server says that is.
  private func data(at address: URL) async throws(FeedError) -> (found: Data, place: URL) {
    let server = server(of: address)
    let found: (Data, URLResponse)
    do {
      found = try await session.data(from: server)
    } catch {
      throw .unreachable
    }
    let status = (found.1 as? HTTPURLResponse)?.statusCode ?? 200
    guard status == 200 else { throw .refused(status: status) }
    let place = found.1.url ?? server
    return (found.0, place == server ? address : place)
  }

  private func server(of address: URL) -> URL {
    guard let host = address.host(), let server = stands[host] else { return address }
    return server.appending(path: address.path)
  }
}
