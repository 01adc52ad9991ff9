import CPictureCurl
import Foundation

/// What is asked for, and who hears of it: on the thread that carries it.
struct CurlRequest: Sendable {
  let ticket: Int
  let url: URL

  /// More than that is refused.
  let mostBytes: Int

  /// The server has said something.
  let heard: @Sendable () -> Void

  /// It has ended by itself.
  let ended: @Sendable (Result<PictureAnswer, any Error>) -> Void
}

/// A picture that libcurl carries: until it is let go of, and then its connection ends.
///
/// It belongs to one thread, as all that is said to libcurl.
final class CurlTransfer {
  let request: CurlRequest
  private var answer: IncomingAnswer
  private var handle: OpaquePointer?

  /// How much of the body that comes had come.
  private var count = 0

  /// Begins what is asked for; it has to be kept until it has ended.
  init(_ request: CurlRequest, with curl: OpaquePointer) {
    self.request = request
    answer = IncomingAnswer(from: request.url, mostBytes: request.mostBytes)
    var news = Self.news
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = picture_transfer_begin(curl, request.url.absoluteString, &news, context)
  }

  deinit { if let handle { picture_transfer_free(handle) } }

  /// Whether libcurl has taken it.
  var isUnderWay: Bool { handle != nil }

  /// The one with that context.
  static func at(_ context: UnsafeMutableRawPointer) -> CurlTransfer {
    Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  // A context is only used while its transfer is kept: libcurl is told when it is let go of.
  private static var news: PictureNews {
    PictureNews(
      line: { context, bytes, count in
        CurlTransfer.at(context).take {
          $0.takeLine(UnsafeRawBufferPointer(start: bytes, count: count))
        }
      },
      part: { context, bytes, count in
        CurlTransfer.at(context).take {
          $0.takePart(UnsafeRawBufferPointer(start: bytes, count: count))
        }
      },
      progress: { context, count in CurlTransfer.at(context).hasCome(Int(count)) })
  }

  private func take(_ news: (inout IncomingAnswer) -> Bool) -> Bool {
    request.heard()
    return news(&answer)
  }

  /// What libcurl throws away itself, a redirection's body say, is only told of here.
  private func hasCome(_ count: Int) -> Bool {
    guard count != self.count else { return true }
    self.count = count
    return take { $0.hasCome(count) }
  }

  /// Says what came of it, where libcurl calls that `result`.
  func end(_ result: CInt) {
    if let failure = answer.failure {
      request.ended(.failure(failure))
    } else if result == 0 {
      request.ended(.success(answer.whole))
    } else {
      request.ended(.failure(failure(result)))
    }
  }

  private func failure(_ result: CInt) -> URLError {
    guard let handle else {
      return URLError(.badURL, pictureAt: request.url, because: "It is no address")
    }
    let words = String(cString: picture_transfer_words(handle, result))
    let code = CurlFailure.code(Int(result), words)
    return URLError(code, pictureAt: request.url, because: words)
  }
}
