import Foundation
import Threads

/// Carries the bytes of pictures from servers, all that it is told to at once.
///
/// All that may take a while happens on a thread of its own: nobody who calls waits.
final class PictureCourier: Sendable {
  private typealias Instant = ContinuousClock.Instant

  private let thread: CurlThread
  private let mostBytes: Int
  private let ended: @Sendable (Int, Result<PictureAnswer, any Error>) -> Void
  private let words = Guarded<[Int: Instant]>([:])

  /// Refuses pictures of more than `mostBytes`. `ended` is called on any thread, once for each
  /// transfer that ended by itself.
  init(
    mostBytes: Int, on thread: CurlThread = .shared,
    ended: @escaping @Sendable (Int, Result<PictureAnswer, any Error>) -> Void
  ) {
    self.mostBytes = mostBytes
    self.thread = thread
    self.ended = ended
  }

  /// Begins the transfer `ticket`: a number that no other one has in this program.
  func begin(_ ticket: Int, from url: URL) {
    thread.begin(
      CurlRequest(
        ticket: ticket, url: url, mostBytes: mostBytes,
        heard: { [weak self] in self?.words.withLock { $0[ticket] = .now } },
        ended: { [ended] in ended(ticket, $0) }))
  }

  /// Ends the transfer `ticket`, of which hardly anything is heard any more, and its connection.
  func stop(_ ticket: Int) { thread.stop(ticket) }

  /// When each transfer that has said something since the last call did so.
  func takeWords() -> [Int: ContinuousClock.Instant] {
    words.withLock { words in
      defer { words = [:] }
      return words
    }
  }
}
