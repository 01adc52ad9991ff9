public import Foundation
import Loopback

/// Photos over HTTP, from this machine to this machine alone.
///
/// Below `good` they come at once, below `slow` each answer takes its time, and below `none` nobody
/// answers: the connection is closed.
public final class PhotoServer: Sendable {
  private let server: LoopbackServer

  /// Where it can be reached.
  public var url: URL { server.url }

  /// Starts a server at `port`, or at one that the system picks.
  public init(port: UInt16 = 0) throws {
    server = try LoopbackServer(port: port) { request in
      switch request.path.first {
      case "good": break
      case "slow": Thread.sleep(forTimeInterval: 2)
      default: return nil
      }
      let path = request.path.dropFirst().joined(separator: "/")
      if request.method == "POST", path == "shared" { return .text("It is shared.", status: 200) }
      guard let file = try? Album.file(at: path[...]) else {
        return .text("There is nothing here.", status: 404)
      }
      return HTTPResponse(type: file.type, body: file.data)
    }
  }
}
