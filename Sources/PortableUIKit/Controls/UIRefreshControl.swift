import Foundation

/// Lets a person ask for what is shown anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is being fetched.
  open private(set) var isRefreshing = false

  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Says that it is being fetched.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that it is there.
  open func endRefreshing() {
    isRefreshing = false
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }

  /// A person asked: returns when it is there.
  func refresh() async {
    isRefreshing = true
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
