// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public protocol NSViewRepresentable {}

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public protocol NSViewControllerRepresentable {}

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingController = _MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingMenu = _MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingSceneRepresentation = _MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingView = _MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSViewControllerRepresentableContext = _MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSViewRepresentableContext = _MissingValue

@available(*, unavailable, message: "Use UIListContentConfiguration of PortableUIKit.")
public typealias UIHostingConfiguration = _MissingValue

@available(*, unavailable, message: "No desktop has this device; leave it out.")
public protocol WKInterfaceObjectRepresentable {}
