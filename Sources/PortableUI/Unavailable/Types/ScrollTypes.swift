// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "Use ScrollViewReader, whose scrollTo(_:anchor:) goes to an id."
)
public typealias ScrollPosition = MissingValue

@available(
  *, unavailable, message: "Use ScrollViewReader, whose scrollTo(_:anchor:) goes to an id."
)
public typealias ScrollAnchorRole = MissingValue

@available(
  *, unavailable, message: "Use ScrollViewReader, whose scrollTo(_:anchor:) goes to an id."
)
public typealias ScrollTarget = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public protocol ScrollTargetBehavior {}

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias PagingScrollTargetBehavior = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ViewAlignedScrollTargetBehavior = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias AnyScrollTargetBehavior = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollTargetBehaviorContext = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollTargetBehaviorProperties = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollInputBehavior = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollInputKind = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollEdgeEffectStyle = MissingValue

@available(
  *, unavailable, message: "A scroll view on a desktop stops where it is left; leave this out."
)
public typealias ScrollContentOffsetAdjustmentBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
public typealias ScrollGeometry = MissingValue

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
public typealias ScrollPhase = MissingValue

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
public typealias ScrollPhaseChangeContext = MissingValue

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
public typealias ScrollTransitionConfiguration = MissingValue

@available(
  *, unavailable,
  message:
    "Use GeometryReader inside of the scroll view, which knows the frame in its coordinate space."
)
public typealias ScrollTransitionPhase = MissingValue

@available(*, unavailable, message: "Headers of lazy stacks scroll along; those of a List stay.")
public typealias PinnedScrollableViews = MissingValue
