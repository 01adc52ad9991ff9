/// The block of a preview, taken apart into the properties that are marked `@Previewable` and the rest.
struct PreviewBody {
  /// The declarations, without the mark.
  private(set) var properties: [String] = []
  private(set) var rest = ""

  private static let mark = "@Previewable"
  private let scanner: SourceScanner

  init(_ source: String) {
    scanner = SourceScanner(source)
    var kept = 0
    for piece in scanner.pieces(in: 0..<scanner.count)
    where piece.range.lowerBound >= kept && scanner.has(Self.mark, at: piece.range.lowerBound) {
      let start = piece.range.lowerBound
      let end = endOfDeclaration(from: start)
      rest += scanner.text(kept..<start)
      properties.append(scanner.text(start + Self.mark.utf8.count..<end))
      kept = end
    }
    rest += scanner.text(kept..<scanner.count)
  }

  /// A declaration ends with its line, unless that line or the next one says that it goes on.
  private func endOfDeclaration(from start: Int) -> Int {
    let pieces = scanner.pieces(in: start..<scanner.count)
    guard
      let keyword = pieces.firstIndex(where: {
        scanner.has("var", at: $0.range.lowerBound) || scanner.has("let", at: $0.range.lowerBound)
      })
    else { return scanner.count }
    var last: UInt8 = 0
    for (index, piece) in pieces.enumerated() where index > keyword && piece.kind != .comment {
      let position = piece.range.lowerBound
      if scanner.byte(position) == UInt8(ascii: ";") { return position }
      if scanner.byte(position) == 0x0A, !Self.wantsMore.contains(last),
        !goesOn(pieces[(index + 1)...])
      {
        return position
      }
      if !scanner.isBlank(position) { last = scanner.byte(position) ?? 0 }
    }
    return scanner.count
  }

  private static let wantsMore = Set("=,.:+-*/&|(".utf8)

  /// Whether what follows the end of a line belongs to the line.
  private func goesOn(_ pieces: ArraySlice<SourceScanner.Piece>) -> Bool {
    guard
      let next = pieces.first(where: {
        $0.kind != .comment && !scanner.isBlank($0.range.lowerBound)
      })
    else { return false }
    let start = next.range.lowerBound
    let words = scanner.text(start..<min(start + 3, scanner.count))
    return [".", "= ", "?? ", "? ", ": ", "&&", "||", "+ ", "- ", "* ", "/ "]
      .contains { words.hasPrefix($0) }
  }
}
