// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityActionCategory = MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityQuickActionOutlineStyle = MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityQuickActionPromptStyle = MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityZoomGestureAction = MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public protocol AccessibilityQuickActionStyle {}

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public protocol AXChartDescriptorRepresentable {}

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityDirectTouchOptions = MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityRotorEntry = MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilitySystemRotor = MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityTechnologies = MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityRotorContentBuilder = MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public protocol AccessibilityRotorContent {}
