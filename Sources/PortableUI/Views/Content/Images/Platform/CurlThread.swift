import CPictureCurl
import Foundation
import Threads

/// The thread on which libcurl carries what is asked for, at most as long as somebody wants it.
///
/// libcurl is looked for when something is asked for, and the thread stays once it was found. To stop
/// a transfer is a matter of that thread alone, so that nothing can happen to it in the meantime.
final class CurlThread: Sendable {
  /// The program's own.
  static let shared = CurlThread()

  private enum Order {
    case begin(CurlRequest)
    case stop(Int)
  }

  private struct State {
    var isRunning = false
    var orders: ContiguousArray<Order> = []

    /// What has to be woken; `nil` as long as it is not loaded.
    var curl: OpaquePointer?
  }

  private let state = Guarded(State())
  private let libraries: [String]

  /// The names that libcurl has: with OpenSSL, and with GnuTLS.
  private static let libraries = ["libcurl.so.4", "libcurl-gnutls.so.4"]

  /// A thread that takes the first of `libraries` which it can load.
  init(libraries: [String] = CurlThread.libraries) { self.libraries = libraries }

  /// Begins to carry what is asked for.
  func begin(_ request: CurlRequest) { give(.begin(request)) }

  /// Stops the transfer with that ticket, if it is under way, and ends its connection.
  func stop(_ ticket: Int) { give(.stop(ticket)) }

  private func give(_ order: Order) {
    let (curl, isNew) = state.withLock { state in
      defer { state.isRunning = true }
      state.orders.append(order)
      return (state.curl, !state.isRunning)
    }
    // It is never given back: it may be woken at any time.
    if let curl { picture_curl_wake(curl) }
    guard isNew else { return }
    let thread = Thread { [self] in run() }
    thread.name = "pictures"
    thread.start()
  }

  private func run() {
    picture_curl_ignore_broken_pipes()
    switch load() {
    case .success(let curl):
      state.withLock { $0.curl = curl }
      carry(with: curl)
    case .failure(let error):
      let orders = state.withLock { state in
        defer { state = State() }
        return state.orders
      }
      for case .begin(let request) in orders { request.ended(.failure(error)) }
    }
  }

  private func load() -> Result<OpaquePointer, PictureError> {
    var reasons: [String] = []
    for name in libraries {
      var why: UnsafePointer<CChar>?
      if let curl = picture_curl_load(name, &why) { return .success(curl) }
      if let why { reasons.append(String(cString: why)) }
    }
    return .failure(.noLibrary(reasons))
  }

  private func carry(with curl: OpaquePointer) -> Never {
    var transfers: [Int: CurlTransfer] = [:]
    while true {
      let orders = state.withLock { state in
        defer { state.orders = [] }
        return state.orders
      }
      for order in orders { follow(order, &transfers, with: curl) }
      picture_curl_work(curl)
      var result: CInt = 0
      while let context = picture_curl_next_end(curl, &result) {
        let transfer = CurlTransfer.at(context)
        transfers[transfer.request.ticket] = nil
        transfer.end(result)
      }
      picture_curl_wait(curl, Self.longest)
    }
  }

  private func follow(
    _ order: Order, _ transfers: inout [Int: CurlTransfer], with curl: OpaquePointer
  ) {
    switch order {
    case .begin(let request):
      let transfer = CurlTransfer(request, with: curl)
      if transfer.isUnderWay { transfers[request.ticket] = transfer } else { transfer.end(-1) }
    case .stop(let ticket): transfers[ticket] = nil
    }
  }

  /// An hour: libcurl knows by itself when it has to do something, and orders wake it.
  private static let longest: CInt = 3_600_000
}
