import Glibc

/// What the program was asked to do.
struct Options {
  private(set) var effort = Measurement.Effort.thorough
  private(set) var isForMachines = false
  private var wanted: [Substring] = []

  init(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick": effort = .quick
      case "--json": isForMachines = true
      case "--only":
        guard let part = arguments.next() else { Self.refuse("--only needs a part of a name.") }
        wanted += part.split(separator: ",")
      default: Self.refuse("'\(argument)' is no option.")
      }
    }
  }

  /// Whether the case of this name is to be run.
  func chooses(_ name: String) -> Bool {
    wanted.isEmpty || wanted.contains { name.contains($0) }
  }

  private static func refuse(_ complaint: String) -> Never {
    print("\(complaint)\n\nOptions: [--only PART[,PART…]] [--quick] [--json]")
    exit(2)
  }
}
