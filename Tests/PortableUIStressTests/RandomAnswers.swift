import Foundation
import LoopbackServer
import SystemTesting

/// What no two servers would say, well and badly.
enum RandomAnswers {
  /// The same for the same path, which ends in how often one was sent on.
  static func answer(to path: String) -> Answer {
    let numbers = path.split(separator: "/").map { Int($0) ?? 7 }
    let (seed, hops) = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    var random = RandomNumbers(seed: UInt64(truncatingIfNeeded: seed &* 31 &+ hops))
    var answer = answer(to: path, next: "/\(seed)/\(hops + 1)", &random)
    answer.delay = random.chance(50) ? 0 : random.below(20)
    return answer
  }

  private static func answer(
    to path: String, next: String, _ random: inout RandomNumbers
  ) -> Answer {
    func one<Element>(of all: [Element]) -> Element { all[random.below(all.count)] }
    switch random.below(20) {
    case 0...5: return .redirect(to: next, status: one(of: redirections))
    case 6: return .redirect(to: path, status: one(of: redirections))
    case 7, 8: return .redirect(to: one(of: places), status: one(of: redirections))
    case 9...11: return .body(PictureHeads.png(width: 3, height: 3))
    case 12: return .stream(PictureHeads.png(width: 3, height: 3) + Data(count: 300_000))
    case 13: return .promise(of: one(of: [1, 1_000, 90_000, 100_001, Int.max]))
    case 14: return .words("gone", status: "410 Gone")
    case 15: return random.chance(20) ? .silence : .raw(Data())
    default: return .raw(Data(one(of: heads).utf8) + Data(one(of: bodies).utf8))
    }
  }

  private static let redirections = [
    "301 Moved Permanently", "302 Found", "303 See Other", "305 Use Proxy", "306 Switch Proxy",
    "307 Temporary Redirect", "308 Permanent Redirect", "302", "300 Choose", "399 What",
  ]

  private static let places = [
    "/", "/%zz", "/?q=1", "x.png", "../../..", "?", "#", "", "//", "///", "mailto:nobody", "http:",
    "http://", "http://:0/", "http://[::", "http://127.0.0.1:1/", "https://127.0.0.1:1/",
    "http://nobody@127.0.0.1:99999/", "ftp://127.0.0.1:1/x", "file:///etc/hostname",
    "/" + String(repeating: "long", count: 4_000), "\u{1}\u{7F}\u{FF}", "http://a b/",
  ]

  private static let heads = [
    "HTTP/1.1 200 OK", "HTTP/1.0 200", "HTTP/1.1 204 No Content", "HTTP/1.1 304 Not Modified",
    "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"", "HTTP/1.1 999 What",
    "HTTP/1.1 407 No\r\nProxy-Authenticate: Digest", "HTTP/1.1 101 Switching Protocols",
    "HTTP/1.1 100 Continue", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK", "HTTP/2 200",
    "HTTP/9.9 200", "HTTP/1.1", "HTTP/1.1 -200 OK", "HTTP/1.1 20000000000000000000 OK", "SSH-2.0-x",
    "\u{0}\u{1}\u{2}", "ICY 200 OK", "HTTP/1.1 200 OK\r\nno colon", "HTTP/1.1 200 OK\r\n: nothing",
    "HTTP/1.1 200 OK\r\nContent-Length: 100", "HTTP/1.1 200 OK\r\nContent-Length: 2",
    "HTTP/1.1 200 OK\r\nContent-Length: -5", "HTTP/1.1 200 OK\r\nContent-Length: five",
    "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999",
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked",
    "HTTP/1.1 200 OK\r\nCache-Control: max-age=99999999999999999999",
    "HTTP/1.1 200 OK\r\nCache-Control: max-age=nan",
    "HTTP/1.1 200 OK\r\nX: " + String(repeating: "long", count: 4_000),
    "HTTP/1.1 200 OK\r\nX: " + String(repeating: "long", count: 40_000),
    "HTTP/1.1 200 OK\r\n" + String(repeating: "X: long\r\n", count: 10_000),
  ]

  private static let bodies = [
    "\r\n\r\nwords", "\r\n\r\n", "\r\n", "", "\n\n5\r\nwords\r\n0\r\n\r\n",
    "\r\n\r\n5\r\nwords\r\n0\r\nCache-Control: no-store\r\n\r\n", "\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nx",
    "\r\n\r\n-1\r\nx", "\r\n\r\n5\r\nwo",
  ]
}
