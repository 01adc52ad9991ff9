import PortableUI

/// The points that one line or area goes through.
struct Series {
  /// What makes points those of one series.
  struct Key: Hashable {
    var form: ObjectIdentifier
    var piece: Int
    var series: Datum?
    var foreground: Datum?
    var symbol: Datum?
    var line: Datum?

    init?(_ mark: Mark) {
      guard mark.form.makesSeries else { return nil }
      form = mark.form.identity
      series = mark.series
      piece = mark.piece
      if series == nil {
        foreground = mark.style.foregroundBy?.datum
        symbol = mark.style.symbolBy?.datum
        line = mark.style.lineBy?.datum
      }
    }
  }

  let key: Key
  var marks: [Mark]

  /// All series, each where its first point is among the marks.
  static func all(of marks: [Mark]) -> [Int: Series] {
    var first: [Key: Int] = [:]
    var all: [Int: Series] = [:]
    for (index, mark) in marks.enumerated() {
      guard let key = Key(mark) else { continue }
      if let start = first[key] {
        all[start]?.marks.append(mark)
      } else {
        first[key] = index
        all[index] = Series(key: key, marks: [mark])
      }
    }
    return all
  }
}
