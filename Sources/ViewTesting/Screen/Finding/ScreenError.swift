import LayoutEngine

/// Says why a person could not do on the screen what the test asked for: what happened, the facts,
/// and what to do about it.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole message.
  public let description: String

  init(_ happened: String, facts: [(name: String, fact: String)], fix: String) {
    description =
      happened + facts.map { "\n  \($0.name): \($0.fact)" }.joined() + "\n  Fix: \(fix)"
  }
}

extension Double {
  /// The number with at most two digits behind the point.
  var text: String {
    let hundredths = (self * 100).rounded()
    let number = hundredths / 100
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }
}

extension Rect {
  /// Where and how large: `12, 40, 80×20`.
  var text: String {
    "\(minX.text), \(minY.text), \(size.width.text)×\(size.height.text)"
  }
}
