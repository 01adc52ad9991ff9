import Foundation

/// What stands in the parentheses of a case.
struct PayloadList {
  private(set) var payloads: [EnumSource.Payload] = []
  private let scanner: SourceScanner

  init(_ scanner: SourceScanner, in range: Range<Int>) {
    self.scanner = scanner
    var parts: [ArraySlice<SourceScanner.Piece>] = []
    let pieces = scanner.pieces(in: range).filter { $0.kind != .comment }
    var (start, depth) = (0, 0)
    for (index, piece) in pieces.enumerated() where piece.kind == .byte {
      switch scanner.byte(piece.range.lowerBound) {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where scanner.byte(piece.range.lowerBound - 1) != UInt8(ascii: "-"):
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(pieces[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(pieces[start...])
    payloads = parts.compactMap(payload)
  }

  private func payload(_ pieces: ArraySlice<SourceScanner.Piece>) -> EnumSource.Payload? {
    let colon = pieces.firstIndex { isByte($0, ":") }
    let type = pieces[(colon.map { $0 + 1 } ?? pieces.startIndex)...]
    let value = type.firstIndex { isByte($0, "=") } ?? type.endIndex
    let written = words(type[..<value])
    guard !written.isEmpty else { return nil }
    let label = colon.flatMap { words(pieces[..<$0]).split { $0 == " " || $0 == "\n" }.first }
    return EnumSource.Payload(
      label: label == "_" ? nil : label.map(String.init), type: written)
  }

  private func isByte(_ piece: SourceScanner.Piece, _ sign: Unicode.Scalar) -> Bool {
    piece.kind == .byte && scanner.byte(piece.range.lowerBound) == UInt8(ascii: sign)
  }

  private func words(_ pieces: ArraySlice<SourceScanner.Piece>) -> String {
    pieces.map { scanner.text($0.range) }.joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
