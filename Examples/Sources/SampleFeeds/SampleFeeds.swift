public import Foundation
import Loopback

/// Three feeds of this machine to this machine alone, for those who have none to read.
public final class SampleFeeds: Sendable {
  private let server: LoopbackServer

  /// The host that the feeds are said to be of.
  public static let host = "feeds.example"

  /// Where the feeds are said to be.
  public static let addresses = ["gazette.xml", "workbench.atom", "kitchen"].compactMap {
    URL(string: "http://\(host)/\($0)")
  }

  /// Where they really are.
  public var url: URL { server.url }

  /// Opens a server of all three.
  public init() throws {
    server = try LoopbackServer { request in Self.answer(to: request.path.first ?? "") }
  }

  private static func answer(to name: String) -> HTTPResponse {
    switch name {
    case "gazette.xml": xml(Gazette.feed)
    case "workbench.atom": xml(Workbench.feed)
    case "kitchen.xml": xml(Kitchen.feed)
    // A page that names its feed.
    case "kitchen": HTTPResponse(type: "text/html", body: Data(Kitchen.page.utf8))
    default: .text("There is nothing here.", status: 404)
    }
  }

  private static func xml(_ feed: String) -> HTTPResponse {
    HTTPResponse(type: "application/xml", body: Data(feed.utf8))
  }
}
