// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragSession = _MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DropSession = _MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragConfiguration = _MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DropConfiguration = _MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias DragDropPreviewsFormation = _MissingValue

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
public typealias SpringLoadingBehavior = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilDoubleTapGestureValue = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilHoverPose = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilPreferredAction = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilSqueezeGesturePhase = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias PencilSqueezeGestureValue = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias SpatialEventCollection = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias SpatialEventGesture = _MissingValue

@available(
  *, unavailable,
  message:
    "No desktop has this device; leave it out, or use onTapGesture(perform:) and DragGesture."
)
public typealias TouchBar = _MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias HoverEffectPhaseOverride = _MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias AutomaticHoverEffect = _MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias HighlightHoverEffect = _MissingValue

@available(
  *, unavailable,
  message: "The desktop chooses how a pointer looks; onHover(perform:) tells where it is."
)
public typealias LiftHoverEffect = _MissingValue

@available(*, unavailable, message: "Windows are dragged by their bar.")
public typealias WindowDragGesture = _MissingValue

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
public typealias PointerVisibility = _MissingValue
