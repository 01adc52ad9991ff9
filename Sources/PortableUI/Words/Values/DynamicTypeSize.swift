/// How large letters are as a person likes them.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of those for weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size whose running text is nearest to being `factor` times as large as usual.
  package static func nearest(to factor: Double) -> DynamicTypeSize {
    allCases.min { abs($0.factor(for: .body) - factor) < abs($1.factor(for: .body) - factor) }
      ?? .large
  }

  /// Whether `lhs` is smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// How much larger than usual letters are. Large ones grow less than running text does.
  func factor(for style: Font.TextStyle) -> Double {
    let body = Self.body[rawValue]
    guard body > 1 else { return body }
    return switch style {
    case .largeTitle: 1 + (body - 1) * 0.4
    case .title: 1 + (body - 1) * 0.5
    case .title2, .title3: 1 + (body - 1) * 0.7
    default: body
    }
  }

  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map {
    $0 / 17
  }
}
