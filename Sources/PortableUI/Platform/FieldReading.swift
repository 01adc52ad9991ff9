/// Reads what lies behind key paths, over and over.
enum FieldReading {
  /// How to read the value behind `path`.
  ///
  /// A walk along a key path takes about a microsecond. A list of many elements is read as a whole
  /// whenever it changes, so where the path leads to a field, that is looked at where it lies.
  static func reader<Root, Value>(of path: KeyPath<Root, Value>) -> (Root) -> Value {
    guard let offset = MemoryLayout<Root>.offset(of: path) else { return { $0[keyPath: path] } }
    return { root in
      withUnsafePointer(to: root) { pointer in
        (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
  }
}
