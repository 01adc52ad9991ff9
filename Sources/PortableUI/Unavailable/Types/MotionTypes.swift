// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public typealias AnimationContext = MissingValue

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public typealias AnimationState = MissingValue

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public typealias UnitCurve = MissingValue

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public typealias Spring = MissingValue

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public protocol AnimationStateKey {}

@available(*, unavailable, message: "Use Animation.timingCurve, spring or one of the others.")
public protocol CustomAnimation {}

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias CubicKeyframe = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias LinearKeyframe = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias MoveKeyframe = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias SpringKeyframe = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias KeyframeTrack = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias KeyframeTimeline = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias KeyframeTrackContentBuilder = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public typealias KeyframesBuilder = MissingValue

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public protocol Keyframes {}

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public protocol KeyframeTrackContent {}

@available(
  *, unavailable,
  message: "Use phaseAnimator(_:trigger:content:animation:), or withAnimation(_:_:) for each step."
)
public protocol Keyframe {}

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public protocol Transition {}

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias AsymmetricTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias BlurReplaceTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias IdentityTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias MoveTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias OffsetTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias OpacityTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias PushTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias ScaleTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias SlideTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias SymbolEffectTransition = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias TransitionPhase = MissingValue

@available(*, unavailable, message: "Use AnyTransition, and combine its ways.")
public typealias TransitionProperties = MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public protocol NavigationTransition {}

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
public typealias AutomaticNavigationTransition = MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public typealias CrossFadeNavigationTransition = MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public typealias ZoomNavigationTransition = MissingValue

@available(
  *, unavailable,
  message:
    "Pages change as the desktop's do; matchedGeometryEffect(id:in:) moves a view inside of one page."
)
public typealias EmptyMatchedTransitionSourceConfiguration = MissingValue
