import Threads

/// Finds the one `ObservableObjectPublisher` of an object.
///
/// An object with published properties keeps it in them; where they are is found once per type. One
/// without any has no place for it, so a table holds it for as long as the object lives.
enum WillChange {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    var found: ObservableObjectPublisher?
    PublishedFields.forEach(of: object) { property in
      property.lock.withLock {
        // The first property decides. Another lacks it where it was replaced as a whole, with
        // `_property = Published(…)`.
        let publisher = found ?? property.objectWillChange ?? ObservableObjectPublisher()
        found = publisher
        if property.objectWillChange == nil { property.objectWillChange = publisher }
      }
    }
    return found ?? table.withLock { $0.publisher(of: object) }
  }

  private static let table = Guarded(Table())

  /// Publishers of objects that cannot hold one themselves.
  private struct Table {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      // An address may have been used before; the weak reference tells.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      return publisher
    }
  }
}
