extension EnumCase {
  /// The value of the enumeration `Whole` that is in this case, with `payload` in it where it holds
  /// something; `nil` where that is of another type.
  func make<Whole>(_ type: Whole.Type, with payload: Any?) -> Whole? {
    precondition(!isIndirect, "'\(name)' keeps what it holds elsewhere.")
    let place = UnsafeMutablePointer<Whole>.allocate(capacity: 1)
    defer { place.deallocate() }
    if case .value(let type) = self.payload {
      guard let payload, store(payload, as: type, at: UnsafeMutableRawPointer(place)) else {
        return nil
      }
    }
    inject(type, at: UnsafeMutableRawPointer(place))
    return place.move()
  }

  /// Turns the payload at `place` into the whole value.
  private func inject(_ type: Any.Type, at place: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    // SAFETY: the table of what can be done with values of a type stands before its metadata, and for an
    // enumeration ends with three functions that only enumerations have. The last of them writes the tag
    // around a payload. All this is part of the language's stable ABI; on the processors that are
    // supported, a function of these parameters is called as one in C is.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let table = (metadata - MemoryLayout<Int>.size).load(as: UnsafeRawPointer.self)
    let inject = (table + 13 * MemoryLayout<Int>.size).load(as: Inject.self)
    inject(place, tag, metadata)
  }
}

/// What a tuple consists of.
struct TupleParts {
  let parts: [(type: Any.Type, offset: Int)]

  /// `nil` for what is no tuple.
  init?(_ type: Any.Type) {
    // SAFETY: as for enumerations: the layout of a tuple's metadata is part of the ABI.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x301 else { return nil }
    let count = metadata.load(fromByteOffset: 8, as: Int.self)
    parts = (0..<count).map { index in
      let part = metadata + 24 + index * 16
      // A word where it was one first, and half of one elsewhere; no tuple is larger than half.
      return (
        part.load(as: Any.Type.self), Int(part.load(fromByteOffset: 8, as: UInt32.self))
      )
    }
  }

  /// A tuple of `type` with these values; `nil` where one of them is of another type.
  func make<Whole>(_ type: Whole.Type, of values: [Any]) -> Whole? {
    guard zip(parts, values).allSatisfy({ isOf($0.type, $1) }) else { return nil }
    let place = UnsafeMutablePointer<Whole>.allocate(capacity: 1)
    defer { place.deallocate() }
    for (part, value) in zip(parts, values) {
      _ = store(value, as: part.type, at: UnsafeMutableRawPointer(place) + part.offset)
    }
    return place.move()
  }
}

private func isOf(_ type: Any.Type, _ value: Any) -> Bool {
  func check<Part>(_: Part.Type) -> Bool { value is Part }
  return _openExistential(type, do: check)
}

/// Puts `value` in place as a value of `type`; says no where it is of another type.
private func store(_ value: Any, as type: Any.Type, at place: UnsafeMutableRawPointer) -> Bool {
  func store<Part>(_: Part.Type) -> Bool {
    guard let value = value as? Part else { return false }
    place.initializeMemory(as: Part.self, to: value)
    return true
  }
  return _openExistential(type, do: store)
}
