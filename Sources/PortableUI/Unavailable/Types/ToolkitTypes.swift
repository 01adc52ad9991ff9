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
public typealias NSHostingController = MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingMenu = MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingSceneRepresentation = MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSHostingView = MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSViewControllerRepresentableContext = MissingValue

@available(
  *, unavailable,
  message:
    "There is no AppKit here; UIViewRepresentable of PortableUIKit shows views that are objects."
)
public typealias NSViewRepresentableContext = MissingValue

@available(*, unavailable, message: "Use UIListContentConfiguration of PortableUIKit.")
public typealias UIHostingConfiguration = MissingValue

@available(*, unavailable, message: "No desktop has this device; leave it out.")
public protocol WKInterfaceObjectRepresentable {}
