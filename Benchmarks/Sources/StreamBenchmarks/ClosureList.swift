import Measuring

/// The least that does a subject's work: closures in a list, called one after the other.
///
/// It knows no demand, no completion, no second thread, and nobody may change it while it sends; so
/// it need not even count references.
final class ClosureList {
  final class Entry {
    let call: (Int) -> Void

    init(_ call: @escaping (Int) -> Void) { self.call = call }
  }

  @exclusivity(unchecked) private var count = 0
  private let entries = UnsafeMutablePointer<Unmanaged<Entry>>.allocate(capacity: 10_000)

  deinit {
    for index in 0..<count { entries[index].release() }
    entries.deallocate()
  }

  /// An empty list.
  static func of() -> ClosureList { opaque(ClosureList()) }

  /// A list with one closure, of which the optimiser knows nothing.
  ///
  /// Not a variable number of them: an array would hold closures that convert their argument.
  static func of(_ closure: @escaping (Int) -> Void) -> ClosureList {
    let list = ClosureList()
    list.add(closure)
    return opaque(list)
  }

  @discardableResult
  func add(_ call: @escaping (Int) -> Void) -> Entry {
    let entry = Entry(call)
    entries[count] = .passRetained(entry)
    count += 1
    return entry
  }

  func removeLast() {
    count -= 1
    entries[count].release()
  }

  @inline(__always)
  func send(_ value: Int) {
    for index in 0..<count { entries[index]._withUnsafeGuaranteedRef { $0.call(value) } }
  }
}
