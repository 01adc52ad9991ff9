import Synchronization

/// A list that several threads append to.
///
/// SAFETY: the elements are only touched under the lock.
final class UncheckedList<Element>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var elements: [Element] = []

  var all: [Element] { lock.withLock { _ in elements } }

  func append(_ element: Element) { lock.withLock { _ in elements.append(element) } }
}
