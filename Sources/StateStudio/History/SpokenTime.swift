extension Duration {
  /// As a person would say it: `1.5 ms`.
  var inWords: String {
    let (seconds, atto) = components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(atto / 1_000_000_000)
    switch nanoseconds {
    case ..<1_000_000: return "\(nanoseconds / 1_000) µs"
    case ..<1_000_000_000: return "\(tenths(nanoseconds, 1_000_000)) ms"
    default: return "\(tenths(nanoseconds, 1_000_000_000)) s"
    }
  }

  private func tenths(_ value: Int, _ unit: Int) -> String {
    let tenths = value * 10 / unit
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
