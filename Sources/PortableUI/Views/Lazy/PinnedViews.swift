import LayoutEngine

/// Which parts of sections stay in sight in a lazy stack as long as their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// The parts whose bits these are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers, at the edge where the container begins.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers, at the edge where it ends.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The rows of a lazy container that stay in sight, and where they are now.
@MainActor
struct PinnedRows {
  let parts: PinnedScrollableViews

  /// The rows that are headers, and those that are footers, in order.
  private var headers: ContiguousArray<Int> = []
  private var footers: ContiguousArray<Int> = []

  /// The row at each edge, and where it begins along the container.
  private(set) var places: [Int: Double] = [:]

  init(_ parts: PinnedScrollableViews) { self.parts = parts }

  /// Finds out which of the rows of `owners` are what.
  mutating func read(_ owners: ContiguousArray<any RowOwner>) {
    (headers, footers) = ([], [])
    guard !parts.isEmpty else { return }
    for owner in owners where owner.rowCount > 0 {
      switch owner.sectionPart {
      case .header where parts.contains(.sectionHeaders): headers.append(owner.firstRow)
      case .footer where parts.contains(.sectionFooters):
        footers.append(owner.firstRow + owner.rowCount - 1)
      default: break
      }
    }
  }

  /// The rows that may stay in sight where `first` to `last` are seen: the header of what is seen first,
  /// and the footer of what is seen last.
  func candidates(from first: Int, to last: Int) -> [Int] {
    let header = headers.firstIndex(notBefore: first + 1) - 1
    let footer = footers.firstIndex(notBefore: last)
    return [
      headers.indices.contains(header) ? headers[header] : nil,
      footers.indices.contains(footer) ? footers[footer] : nil,
    ].compactMap(\.self)
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
      if headers[safe: headers.firstIndex(notBefore: row)] == row {
        guard own.lowerBound < seen.lowerBound else { continue }
        let next = headers[safe: headers.firstIndex(notBefore: row + 1)].map { frame($0) }
        places[row] = min(seen.lowerBound, (next?.lowerBound ?? .infinity) - length)
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

extension Node {
  /// What of a section it is in, in the lazy container around; `nil` for nothing.
  final var sectionPart: ListPart? {
    var node: Node? = self
    while let current = node, current.box == nil || current === self {
      if let part = current as? any SectionPartSource { return part.part }
      node = current.parent
    }
    return nil
  }
}

/// A node of a part of a section.
@MainActor
protocol SectionPartSource: Node {
  /// Which part.
  var part: ListPart { get }
}
