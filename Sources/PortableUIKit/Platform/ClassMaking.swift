import CSwiftRuntime
import Foundation

/// Makes objects of classes that are known only when the program runs.
///
/// Swift does so by `required` initializers alone, and cells are written with ones that are not: on
/// Apple's systems Objective-C makes them. What is called here is what a class has in its method table for
/// the one initializer that its base declares, and does not override.
enum ClassMaking {
  /// One of `type`, by the initializer without arguments that `base` declares.
  static func object<Object: AnyObject>(
    of type: Object.Type, declaredBy base: AnyClass
  ) -> Object? {
    make(type, declaredBy: base) { swift_make($0, $1) }
  }

  /// One of `type`, by the initializer with a frame that `base` declares.
  static func object<Object: AnyObject>(
    of type: Object.Type, declaredBy base: AnyClass, frame: CGRect
  ) -> Object? {
    make(type, declaredBy: base) {
      swift_make_by_rectangle(
        $0, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height), $1)
    }
  }

  /// One of `type`, by the initializer with a text that `base` declares.
  static func object<Object: AnyObject>(
    of type: Object.Type, declaredBy base: AnyClass, text: String?
  ) -> Object? {
    make(type, declaredBy: base) {
      let (first, second) = words(text)
      return swift_make_by_words($0, first, second, $1)
    }
  }

  /// One of `type`, by the initializer with a style and a text that `base` declares: the first of the styles.
  static func objectOfFirstStyle<Object: AnyObject>(
    of type: Object.Type, declaredBy base: AnyClass, text: String?
  ) -> Object? {
    make(type, declaredBy: base) {
      let (first, second) = words(text)
      return swift_make_by_byte_and_words($0, 0, first, second, $1)
    }
  }

  private static func make<Object: AnyObject>(
    _ type: Object.Type, declaredBy base: AnyClass,
    _ call: (_ function: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UnsafeMutableRawPointer
  ) -> Object? {
    entry(of: type, declaredBy: base).map { function, metadata in
      Unmanaged<Object>.fromOpaque(call(function, metadata)).takeRetainedValue()
    }
  }

  /// What an optional string is when it is handed over: two words, which whoever is called releases.
  private static func words(_ text: String?) -> (UInt, UInt) {
    // SAFETY: a string is two words. The copy is not destroyed here, so it is the callee's to release.
    let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    room.initialize(to: text)
    let raw = UnsafeRawPointer(room)
    defer { room.deallocate() }
    return (raw.load(as: UInt.self), raw.load(fromByteOffset: 8, as: UInt.self))
  }

  /// What `type` has in its method table for the initializer that `base` declares.
  private static func entry(
    of type: AnyClass, declaredBy base: AnyClass
  ) -> (function: UnsafeRawPointer, metadata: UnsafeRawPointer)? {
    guard let table = MethodTable(declaredBy: base) else { return nil }
    let metadata = self.metadata(of: type)
    for index in 0..<table.count where table.isInitializer(index) {
      return table.function(index, of: type).map { ($0, metadata) }
    }
    return nil
  }

  fileprivate static func metadata(of type: AnyClass) -> UnsafeRawPointer {
    // SAFETY: a class is a pointer to its metadata, and how that and descriptors are laid out does not
    // change.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}

/// The methods that a class declares, in the order in which its subclasses have theirs for them.
struct MethodTable {
  private let table: UnsafeRawPointer
  private let first: Int

  /// How many there are.
  let count: Int

  /// The methods of `base`; `nil` where it is of another kind than expected: a class that is not generic,
  /// has a method table, and no superclass that may grow.
  init?(declaredBy base: AnyClass) {
    let descriptor = ClassMaking.metadata(of: base)
      .load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric) = (flags & 0x1F == 16, flags & 0x80 != 0)
    let (hasTable, mayGrow) = (flags & 0x8000_0000 != 0, flags & 0x2000_0000 != 0)
    guard isClass, hasTable, !isGeneric, !mayGrow else { return nil }
    let isMadeOnce = (flags >> 16) & 3 == 1
    table = descriptor + 44 + (isMadeOnce ? 12 : 0)
    first = Int(table.load(as: UInt32.self))
    count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
  }

  /// Whether the method at `index` makes objects.
  func isInitializer(_ index: Int) -> Bool {
    table.load(fromByteOffset: 8 + 8 * index, as: UInt32.self) & 0x0F == 1
  }

  /// What `type` does for the method at `index`.
  func function(_ index: Int, of type: AnyClass) -> UnsafeRawPointer? {
    ClassMaking.metadata(of: type).load(
      fromByteOffset: 8 * (first + index), as: UnsafeRawPointer?.self)
  }

  /// The method that `one` has another of than `base`, and `other` has not: both are subclasses of `base`,
  /// of which one overrides a method and the other none.
  func place(overriddenIn one: AnyClass, notIn other: AnyClass, of base: AnyClass) -> Int? {
    (0..<count).first { index in
      let own = function(index, of: base)
      return function(index, of: one) != own && function(index, of: other) == own
    }
  }
}
