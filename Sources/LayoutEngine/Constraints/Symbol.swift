/// A number that the tableau knows by its place in its tables.
typealias Symbol = Int32

/// What a symbol stands for.
enum SymbolKind: UInt8 {
  /// No symbol: its place is free.
  case none

  /// A variable of the caller, of any sign.
  case external

  /// How far a constraint is from being broken: never negative.
  case slack

  /// How far a constraint is broken: never negative, and the less the better.
  case error

  /// What a required equation is off: always nothing. It only marks where the equation went.
  case dummy

  /// Whether it may not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}
