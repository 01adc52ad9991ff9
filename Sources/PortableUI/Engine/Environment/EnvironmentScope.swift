import PortableCombine
import Threads

/// The environment of a part of the graph: what was set at its top, over what is set above.
///
/// Bodies that read a key depend on that key here; a write elsewhere does not touch them.
package final class EnvironmentScope: EnvironmentSource {
  private let parent: EnvironmentScope?
  private let lock = Lock()
  private var entries: [ObjectIdentifier: any EnvironmentEntry]
  private var sources: [ObjectIdentifier: ReadSource] = [:]

  /// Whether what is inside is laid out from right to left. Every box asks for it, so it is known.
  private(set) var isMirrored: Bool

  /// How texts and controls look here.
  @MainActor private(set) lazy var style = ScopeStyle(of: self)

  init(parent: EnvironmentScope?, _ values: EnvironmentValues) {
    self.parent = parent
    entries = values.overrides
    isMirrored = values.isMirroredHere ?? parent?.isMirrored ?? false
  }

  /// What is set for `key`, here or above. The body that runs now depends on it.
  func entry(for key: ObjectIdentifier) -> (any EnvironmentEntry)? {
    let isRecording = Tracking.isRecording
    var scope: EnvironmentScope? = self
    while let current = scope {
      let (entry, source) = current.lock.withLock {
        (current.entries[key], isRecording ? current.source(for: key) : nil)
      }
      if let entry {
        if let source { Tracking.read(source) }
        return entry
      }
      if current.parent == nil, let source { Tracking.read(source) }
      scope = current.parent
    }
    return nil
  }

  /// Takes new values for this part of the graph; says so to those who read a key that differs.
  ///
  /// They are told at once, and not as pending changes: environments made of other environments are then all up to
  /// date in the same round, however deep they lie. Returns whether another direction is set here.
  @MainActor
  func replace(with values: EnvironmentValues) -> Bool {
    let old = lock.withLock { () -> [ObjectIdentifier: any EnvironmentEntry] in
      defer { entries = values.overrides }
      return entries
    }
    for key in Set(old.keys).union(values.overrides.keys) {
      if let one = old[key], let other = values.overrides[key], one.isSurelyEqual(to: other) {
        continue
      }
      // A key that was not set here was read further out.
      let place = old[key] == nil ? parent?.place(of: key) ?? self : self
      place.lock.withLock { place.sources[key] }?.invalidateReaders()
    }
    return isMirrored != (values.isMirroredHere ?? parent?.isMirrored ?? false)
  }

  /// Takes on the direction that is set here, or around it.
  @MainActor
  func followDirection() {
    parent?.followDirection()
    let values = lock.withLock { EnvironmentValues(overrides: entries) }
    isMirrored = values.isMirroredHere ?? parent?.isMirrored ?? false
  }

  /// The scope that answers for `key`, for everything inside this one.
  private func place(of key: ObjectIdentifier) -> EnvironmentScope {
    var scope = self
    while scope.lock.withLock({ scope.entries[key] == nil }), let outer = scope.parent {
      scope = outer
    }
    return scope
  }

  private func source(for key: ObjectIdentifier) -> ReadSource {
    if let known = sources[key] { return known }
    let new = ReadSource()
    sources[key] = new
    return new
  }
}
