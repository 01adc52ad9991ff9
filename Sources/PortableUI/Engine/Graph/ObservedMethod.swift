/// What a method of an object that is no view has read of `@Observable` objects: of these, it hears the
/// next change.
///
/// The object keeps it for as long as it wants to hear.
@MainActor
package final class ObservedMethod {
  private let watch: Watch
  private let source = ReadSource()
  private let reader: ChangeReader

  /// The classes that were seen to read objects.
  private static var reading: Set<ObjectIdentifier> = []

  private init(_ watch: Watch, _ end: WatchEnd?, _ changed: @escaping () -> Void) {
    self.watch = watch
    reader = ChangeReader(changed)
    source.add(reader, isSame: nil)
    watch.begin(source, end: end)
  }

  isolated deinit {
    watch.finish()
    source.remove(reader)
  }

  /// Runs `method` of `owner`, and calls `changed` once something that it read is written. Returns what
  /// hears that; `nil` where nothing was read. Let go of `last`, what the same method read the time
  /// before, only afterwards: what is written meanwhile counts.
  package static func follow<Owner: AnyObject>(
    _ owner: Owner, after last: ObservedMethod?, onChange changed: @escaping (Owner) -> Void,
    _ method: () -> Void
  ) -> ObservedMethod? {
    let type = ObjectIdentifier(Swift.type(of: owner))
    let isExpected = last != nil || reading.contains(type)
    let (_, watch, end) = Observed.reading(expected: isExpected) {
      let outer = Observed.isInMethod
      Observed.isInMethod = true
      defer { Observed.isInMethod = outer }
      method()
    }
    guard let watch else { return nil }
    reading.insert(type)
    return ObservedMethod(watch, end) { [weak owner] in owner.map(changed) }
  }
}

/// Tells of one change.
private final class ChangeReader: Reader {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  override func invalidate() { changed() }
}
