import CSwiftRuntime

/// The types of the program that conform to a protocol, found in what the compiler wrote down of them.
///
/// Generic types are left out: what conforms there are their many variants.
enum ConformingTypes {
  /// Those that conform to the protocol of `existential`, which is the type of `any P`, in no order.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    let search = Search(protocolDescriptor(of: existential))
    // SAFETY: the search outlives the call, and nobody else has the pointer.
    withExtendedLifetime(search) {
      swift_enumerateAllMetadataSections(
        { sections, context in
          let search = Unmanaged<Search>.fromOpaque(context!).takeUnretainedValue()
          search.read(sections.pointee.protocol_conformances)
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
    }
    return search.found
  }

  // SAFETY: the metadata of `any P` is its kind, flags and the number of protocols, then a pointer to
  // the description of each; `P` alone has no superclass in front of them.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    // SAFETY: a metatype is a pointer to metadata.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  private final class Search {
    private let wanted: UnsafeRawPointer
    private(set) var found: [Any.Type] = []

    init(_ wanted: UnsafeRawPointer) { self.wanted = wanted }

    /// The section is a list of references to conformances, each four bytes that count from their place.
    func read(_ section: swift_section) {
      guard let start = UnsafeRawPointer(bitPattern: section.start) else { return }
      for offset in stride(from: 0, to: section.length, by: 4) {
        guard let conformance = pointer(at: start + offset),
          pointer(at: conformance) == wanted
        else { continue }
        if let type = type(of: conformance) { found.append(type) }
      }
    }

    // SAFETY: a conformance is a reference to the protocol, one to the type, one to the witnesses, and
    // flags, of which three bits say how it refers to the type: 0 is to its description, 1 to a pointer
    // to that. A description begins with flags, of which the highest of the lowest byte says that the
    // type is generic; its fourth field refers to the function that returns the metadata.
    private func type(of conformance: UnsafeRawPointer) -> Any.Type? {
      let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
      var description: UnsafeRawPointer?
      switch flags >> 3 & 7 {
      case 0: description = pointer(at: conformance + 4)
      case 1: description = pointer(at: conformance + 4)?.load(as: UnsafeRawPointer?.self)
      default: description = nil
      }
      guard let description, description.load(as: UInt32.self) & 0x80 == 0,
        let access = pointer(at: description + 12)
      else { return nil }
      // SAFETY: that function takes a request, 0 for all, and returns the metadata and its state.
      let metadata = unsafeBitCast(access, to: swift_metadata_access.self)(0).metadata
      // SAFETY: a metatype is a pointer to metadata.
      return unsafeBitCast(metadata, to: Any.Type.self)
    }

    // SAFETY: a reference counts in bytes from where it stands; an odd one leads to a pointer to what is
    // meant.
    private func pointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(place.load(as: Int32.self))
      guard distance != 0 else { return nil }
      let target = place + (distance & ~1)
      return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
  }
}
