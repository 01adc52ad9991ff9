/// How large letters are as a person likes them, by the names that came before ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for weak eyes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The newer name of the same size.
  var typeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension DynamicTypeSize {
  /// The older name of the same size.
  var category: ContentSizeCategory {
    zip(Self.allCases, ContentSizeCategory.allCases).first { $0.0 == self }?.1 ?? .large
  }
}
