/// What the name of a symbol may mean: something that is shown, in a look that the rest of the name says.
///
/// `bell.slash.circle.fill` is a filled picture of that name where there is one, or else one of `bell.slash` in
/// a filled circle, or else a bell that is crossed out in one.
package struct SymbolReading: Hashable, Sendable {
  /// What a symbol is inside of.
  package enum Frame: String, Sendable { case circle, square, rectangle }

  /// The name of what is shown; empty where that is the frame alone.
  package var base: String
  package var frame: Frame?
  package var isFilled = false
  package var isCrossedOut = false

  /// A reading that says nothing of looks.
  package init(base: String) { self.base = base }

  /// What `name` may mean, the most literal reading first.
  package static func all(of name: String) -> [SymbolReading] {
    var words = name.split(separator: ".").map(String.init)
    var reading = SymbolReading(base: name)
    if words.last == "fill", words.count > 1 {
      words.removeLast()
      reading.isFilled = true
    }
    func read() -> SymbolReading {
      reading.base = words.joined(separator: ".")
      return reading
    }
    var readings = [read()]
    if let frame = words.last.flatMap({ Frame(rawValue: $0) }) {
      words.removeLast()
      reading.frame = frame
      readings.append(read())
    }
    if words.last == "slash", words.count > 1 {
      words.removeLast()
      reading.isCrossedOut = true
      readings.append(read())
    }
    return readings
  }
}
