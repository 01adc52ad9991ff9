import CSwiftRuntime
import Foundation

/// Makes objects of classes that are known only when the program runs.
///
/// Swift does so by `required` initializers alone, and cells are written with ones that are not: on
/// Apple's systems Objective-C makes them. What is called here is what a class has in its method table for
/// the one initializer that its base declares, and does not override.
enum ClassMaking {
  /// A cell of `type`.
  static func cell(
    _ type: UITableViewCell.Type, reuseIdentifier: String?
  ) -> UITableViewCell? {
    guard let made = entry(of: type, declaredBy: UITableViewCell.self) else { return nil }
    let (first, second) = words(reuseIdentifier)
    // The first of the styles is the usual one.
    let object = swift_make_by_byte_and_words(made.function, 0, first, second, made.metadata)
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// A view for a header or a footer, of `type`.
  static func headerFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView? {
    guard let made = entry(of: type, declaredBy: UITableViewHeaderFooterView.self) else {
      return nil
    }
    let (first, second) = words(reuseIdentifier)
    let object = swift_make_by_words(made.function, first, second, made.metadata)
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }

  /// What hears on behalf of an app or a scene, of `type`.
  static func responder(_ type: UIResponder.Type) -> UIResponder? {
    guard let made = entry(of: type, declaredBy: UIResponder.self) else { return nil }
    let object = swift_make(made.function, made.metadata)
    return Unmanaged<UIResponder>.fromOpaque(object).takeRetainedValue()
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
    // What is read is checked to be of the kind that is expected: a class that is not generic, has a
    // method table, and no superclass that may grow.
    let metadata = self.metadata(of: type)
    let descriptor = self.metadata(of: base).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric) = (flags & 0x1F == 16, flags & 0x80 != 0)
    let (hasTable, mayGrow) = (flags & 0x8000_0000 != 0, flags & 0x2000_0000 != 0)
    guard isClass, hasTable, !isGeneric, !mayGrow else { return nil }
    let isMadeOnce = (flags >> 16) & 3 == 1
    let table = descriptor + 44 + (isMadeOnce ? 12 : 0)
    let first = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    for index in 0..<count {
      let method = table.load(fromByteOffset: 8 + 8 * index, as: UInt32.self)
      guard method & 0x0F == 1 else { continue }
      let function = metadata.load(
        fromByteOffset: 8 * (first + index), as: UnsafeRawPointer?.self)
      return function.map { ($0, metadata) }
    }
    return nil
  }

  private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
    // SAFETY: a class is a pointer to its metadata, and how that and descriptors are laid out does not
    // change.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
