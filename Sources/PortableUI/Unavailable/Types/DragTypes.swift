// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragSession = MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DropSession = MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DropConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragDropPreviewsFormation = MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias SpringLoadingBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilDoubleTapGestureValue = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilHoverPose = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilPreferredAction = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilSqueezeGesturePhase = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilSqueezeGestureValue = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias SpatialEventCollection = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias SpatialEventGesture = MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias TouchBar = MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias HoverEffectPhaseOverride = MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias AutomaticHoverEffect = MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias HighlightHoverEffect = MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias LiftHoverEffect = MissingValue

@available(*, unavailable, message: "Windows are dragged by their bar.")
public typealias WindowDragGesture = MissingValue

@available(
  *, unavailable,
  message: "Use the gestures of PortableUI: DragGesture, TapGesture, MagnifyGesture."
)
public protocol UIGestureRecognizerRepresentable {}

@available(
  *, unavailable,
  message: "Use the gestures of PortableUI: DragGesture, TapGesture, MagnifyGesture."
)
public protocol NSGestureRecognizerRepresentable {}

@available(*, unavailable, message: "Use Visibility, as in pointerVisibility(.hidden).")
public typealias PointerVisibility = MissingValue
