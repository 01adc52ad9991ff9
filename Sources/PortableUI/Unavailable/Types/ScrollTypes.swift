// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "A scroll target behavior decides by its context alone; leave this out."
)
public typealias ScrollTargetBehaviorProperties = MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollInputBehavior = MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollInputKind = MissingValue

@available(
  *, unavailable, message: "A person scrolls as the desktop does; leave this out."
)
public typealias ScrollContentOffsetAdjustmentBehavior = MissingValue
