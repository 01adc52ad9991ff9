@_spi(Reflection) import Swift
import Threads

/// Finds the published properties of an object: by reflection once per type, by offset afterwards.
enum PublishedFields {
  static func forEach(of object: AnyObject, _ body: (ObservedStorage) -> Void) {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for offset in offsets(in: type(of: object)) {
      // SAFETY: `isPublished` made sure that a `Published` lies here, and that is exactly one strong
      // reference to a subclass of `ObservedStorage`.
      body(base.load(fromByteOffset: offset, as: ObservedStorage.self))
    }
  }

  private static let cache = Guarded<[ObjectIdentifier: [Int]]>([:])

  private static func offsets(in type: AnyClass) -> [Int] {
    if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    var found: [Int] = []
    // 1 says that the type is a class; the constant for it is not safe to read concurrently.
    // The fields of superclasses are included.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      if isPublished(fieldType) { found.append(offset) }
      return true
    }
    cache.withLock { $0[ObjectIdentifier(type)] = found }
    return found
  }

  private static func isPublished(_ type: Any.Type) -> Bool { type is any PublishedProperty.Type }
}

/// Marks `Published`, whatever its value.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
