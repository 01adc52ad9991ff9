import LayoutEngine

/// The rows of a lazy container that stay in sight, and where they are now.
@MainActor
struct PinnedRows {
  let parts: PinnedScrollableViews

  /// The rows that are headers, and those that are footers, in order.
  private var headers: ContiguousArray<Int> = []
  private var footers: ContiguousArray<Int> = []

  /// The first row behind the section of each header, where headers are titles.
  private var ends: ContiguousArray<Int> = []

  /// The row at each edge, and where it begins along the container.
  private(set) var places: [Int: Double] = [:]

  init(_ parts: PinnedScrollableViews) { self.parts = parts }

  /// Finds out which of the rows of `owners` are what.
  mutating func read(_ owners: ContiguousArray<any RowOwner>) {
    (headers, footers, ends) = ([], [], [])
    guard !parts.isEmpty else { return }
    var section: Node?
    var count = 0
    for owner in owners where owner.rowCount > 0 {
      let source = owner.sectionPartSource
      if let open = section, source?.part == .edge || source?.isInside(open) != true {
        endSection(at: owner.firstRow)
        section = nil
      }
      switch source?.part {
      case .header where parts.contains(.sectionHeaders):
        headers.append(owner.firstRow)
        // All parts of a section are inside of what is around its header.
        if parts.areTitles { section = source?.parent }
      case .footer where parts.contains(.sectionFooters):
        footers.append(owner.firstRow + owner.rowCount - 1)
      default: break
      }
      count = owner.firstRow + owner.rowCount
    }
    if parts.areTitles { endSection(at: count) }
  }

  private mutating func endSection(at row: Int) {
    while ends.count < headers.count { ends.append(row) }
  }

  /// The rows that may stay in sight where `first` to `last` are seen: the header of what is seen first,
  /// and the footer of what is seen last.
  func candidates(from first: Int, to last: Int) -> [Int] {
    let header = headers.firstIndex(notBefore: first + 1) - 1
    let footer = footers.firstIndex(notBefore: last)
    return [
      ends[safe: header].map { $0 <= first } == true ? nil : headers[safe: header],
      footers[safe: footer],
    ].compactMap(\.self)
  }

  /// The title that lies over what begins at the edge where `row` does; `nil` where none is there.
  func title(over row: Int) -> Int? {
    let header = headers.firstIndex(notBefore: row) - 1
    guard let end = ends[safe: header], end > row else { return nil }
    return headers[header]
  }

  /// Puts them to the edges of `seen`, but not over those of the next section. Returns whether they are
  /// elsewhere than before.
  mutating func settle(
    in seen: Range<Double>, rows: [Int], frame: (Int) -> Range<Double>
  ) -> Bool {
    let old = places
    places = [:]
    for row in rows {
      let own = frame(row)
      let length = own.upperBound - own.lowerBound
      let header = headers.firstIndex(notBefore: row)
      if headers[safe: header] == row {
        guard own.lowerBound < seen.lowerBound else { continue }
        var limit = headers[safe: header + 1].map { frame($0).lowerBound } ?? .infinity
        if let end = ends[safe: header] { limit = min(limit, frame(end - 1).upperBound) }
        let place = min(seen.lowerBound, limit - length)
        // Pushed back to where it belongs, it lies over nothing.
        if parts.areTitles, place <= own.lowerBound { continue }
        places[row] = place
      } else {
        guard own.upperBound > seen.upperBound else { continue }
        let before = footers.firstIndex(notBefore: row) - 1
        let least = footers[safe: before].map { frame($0).upperBound } ?? -.infinity
        places[row] = max(seen.upperBound - length, least)
      }
    }
    return places != old
  }
}

extension ContiguousArray<Int> {
  fileprivate subscript(safe index: Int) -> Int? { indices.contains(index) ? self[index] : nil }
}
