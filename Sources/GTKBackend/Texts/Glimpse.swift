/// What GTK's own widgets are given of a text: they lay out all of it at once, and show no more anyway.
extension String {
  /// The start of the text where it is too long to be read in one piece.
  nonisolated var glimpse: String {
    guard utf8.count > Self.glimpseLength else { return self }
    let start = utf8.index(startIndex, offsetBy: Self.glimpseLength)
    // Not within a letter, but at the start of it.
    var end = start
    while end.samePosition(in: unicodeScalars) == nil, end > startIndex {
      end = utf8.index(before: end)
    }
    return self[..<end] + "…"
  }

  private nonisolated static var glimpseLength: Int { 2_000 }
}
