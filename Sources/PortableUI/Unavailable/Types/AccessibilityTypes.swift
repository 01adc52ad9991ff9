// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityActionCategory = _MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityQuickActionOutlineStyle = _MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityQuickActionPromptStyle = _MissingValue

@available(
  *, unavailable, message: "Make a Button of it, which every assistive technology can press."
)
public typealias AccessibilityZoomGestureAction = _MissingValue

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
public typealias AccessibilityDirectTouchOptions = _MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityRotorEntry = _MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilitySystemRotor = _MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityTechnologies = _MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public typealias AccessibilityRotorContentBuilder = _MissingValue

@available(
  *, unavailable,
  message: "Say it in accessibilityLabel(_:), accessibilityValue(_:) or accessibilityHint(_:)."
)
public protocol AccessibilityRotorContent {}
