public import PortableUI

extension ChartContent {
  /// What the marks are called when they are read aloud.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { if $0.label == nil { $0.label = label } }
  }

  /// What the marks are called when they are read aloud.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// What the marks are called when they are read aloud.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// The value that is read aloud with the name of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    styled { if $0.value == nil { $0.value = value } }
  }

  /// The value that is read aloud with the name of the marks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// The value that is read aloud with the name of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// A name for tests to find the mark by. Nobody hears it.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { if $0.identifier == nil { $0.identifier = identifier } }
  }

  /// Whether assistive technologies pass over the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { $0.isHidden = $0.isHidden || hidden }
  }
}
