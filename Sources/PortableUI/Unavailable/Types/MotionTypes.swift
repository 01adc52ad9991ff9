// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public protocol Keyframe {}

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias SymbolEffectTransition = _MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public protocol MatchedTransitionSourceConfiguration {}

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public typealias CrossFadeNavigationTransition = _MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public typealias EmptyMatchedTransitionSourceConfiguration = _MissingValue
