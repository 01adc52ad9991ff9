/// A place in a source file. Two on one line differ in their column.
@usableFromInline
struct CallSite: Hashable {
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  @inlinable
  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  @usableFromInline
  static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.file.utf8Start == other.file.utf8Start
        || one.file.description == other.file.description)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
