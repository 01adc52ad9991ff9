import Threads

/// The name of a font's family: a number, so that fonts stay plain and are compared at once.
package struct FontFamily: Hashable, Sendable {
  private let number: Int32

  /// The family called `name`.
  package init(_ name: String) {
    number = Self.names.withLock { names in
      if let known = names.numbers[name] { return known }
      let number = Int32(names.all.count)
      names.all.append(name)
      names.numbers[name] = number
      return number
    }
  }

  /// What it is called.
  package var name: String {
    Self.names.withLock { [number] in $0.all[Int(number)] }
  }

  private struct Names {
    var all: [String] = []
    var numbers: [String: Int32] = [:]
  }

  /// An app names few: they are kept.
  private static let names = Guarded(Names())
}
