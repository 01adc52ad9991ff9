/// Gathers children's explicit values of one guide into their parent's.
struct MergedGuide {
  private let merging: Guide.Merging
  private var total = 0.0
  private var count = 0.0

  init(_ guide: Guide) {
    merging = guide.merging
  }

  mutating func add(_ value: Double) {
    switch merging {
    case .mean: total += value
    case .least: total = count == 0 ? value : min(total, value)
    case .greatest: total = count == 0 ? value : max(total, value)
    }
    count += 1
  }

  var value: Double? {
    guard count > 0 else { return nil }
    return merging == .mean ? total / count : total
  }
}
