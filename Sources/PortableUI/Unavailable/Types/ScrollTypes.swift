// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "A scroll target behavior decides by its context alone; leave this out."
)
public typealias ScrollTargetBehaviorProperties = _MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollInputBehavior = _MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollInputKind = _MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollContentOffsetAdjustmentBehavior = _MissingValue
