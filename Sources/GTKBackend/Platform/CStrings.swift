/// Lists of strings as C has them.
enum CStrings {
  /// Calls `body` with `strings`, the last one followed by nothing.
  static func with<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { string -> UnsafeMutablePointer<CChar> in
      let bytes = string.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: $0.count) }
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    let list = copies.map { Optional(UnsafePointer($0)) } + [nil]
    return list.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
