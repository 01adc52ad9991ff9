/// The cases of an enumeration, as the compiler wrote them down for reflection.
enum EnumCases {
  /// The names: first of the cases that hold values, then of the others, each in the order of the source.
  /// `nil` for what is no enumeration, and where the compiler was told to write nothing down.
  static func names(of type: Any.Type) -> [String]? { all(of: type)?.map(\.name) }

  /// The cases in the same order.
  static func all(of type: Any.Type) -> [EnumCase]? {
    #if _ptrauth(_arm64e)
      // Pointers in metadata are signed there. Such processes are the system's own.
      nil
    #else
      // SAFETY: a metatype is a pointer to metadata. Its layout, and that of what it leads to, is part
      // of the language's stable ABI on Apple's systems, and the same elsewhere; what is read last is
      // only read where the counts in both places agree.
      EnumDescriptor(unsafeBitCast(type, to: UnsafeRawPointer.self))?.cases
    #endif
  }
}
