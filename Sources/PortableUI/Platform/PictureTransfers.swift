import Foundation
import Threads

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server sent.
struct PictureAnswer: Sendable {
  let data: Data

  /// For how long it may be shown again without asking, as the server says.
  let lifetime: PictureLifetime
}

/// Gets the bytes of pictures from servers.
final class PictureTransfers: Sendable {
  private let receiver: PictureReceiver
  private let session: URLSession

  /// Refuses pictures of more than `mostBytes`, and waits no longer than `patience` seconds for a
  /// server to say something more.
  init(mostBytes: Int, patience: Double) {
    receiver = PictureReceiver(mostBytes: mostBytes)
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = patience
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// The bytes at `url`. A cancelled task ends the transfer.
  func answer(from url: URL) async throws -> PictureAnswer {
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.expect(task, from: url, continuation)
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      task.cancel()
    }
  }
}

/// Takes in what servers send, and stops where it is too much.
///
/// SAFETY: what changes is in `transfers`, under its lock.
private final class PictureReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Transfer {
    let url: URL
    let answer: CheckedContinuation<PictureAnswer, any Error>
    var data = Data()
    var lifetime = PictureLifetime.session
    var failure: PictureError?
  }

  private let transfers = Guarded<[Int: Transfer]>([:])
  private let mostBytes: Int

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  func expect(
    _ task: URLSessionTask, from url: URL, _ answer: CheckedContinuation<PictureAnswer, any Error>
  ) {
    transfers.withLock { $0[task.taskIdentifier] = Transfer(url: url, answer: answer) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    note(dataTask) { transfer in
      if let response = response as? HTTPURLResponse {
        if !(200...299 ~= response.statusCode) {
          transfer.failure = .status(response.statusCode, transfer.url)
        }
        transfer.lifetime = PictureLifetime(response.value(forHTTPHeaderField: "Cache-Control"))
      }
      if transfer.failure == nil, response.expectedContentLength > Int64(mostBytes) {
        transfer.failure = .tooLong(transfer.url, limit: mostBytes)
      }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    note(dataTask) { transfer in
      guard transfer.failure == nil else { return }
      if transfer.data.count + data.count > mostBytes {
        transfer.failure = .tooLong(transfer.url, limit: mostBytes)
        transfer.data = Data()
      } else {
        transfer.data += data
      }
    }
  }

  /// Notes news of a transfer, and ends it where they say that nothing will come of it.
  private func note(_ task: URLSessionTask, _ news: (inout Transfer) -> Void) {
    let isLost = transfers.withLock { transfers in
      guard let index = transfers.index(forKey: task.taskIdentifier) else { return false }
      news(&transfers.values[index])
      return transfers.values[index].failure != nil
    }
    if isLost { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let ended = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if let error = ended.failure ?? error { return ended.answer.resume(throwing: error) }
    ended.answer.resume(returning: PictureAnswer(data: ended.data, lifetime: ended.lifetime))
  }
}
