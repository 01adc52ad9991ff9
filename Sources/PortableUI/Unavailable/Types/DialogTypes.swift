// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable, message: "The desktop's dialogs and sheets look as they do; leave it out."
)
public typealias DialogSeverity = _MissingValue

@available(
  *, unavailable, message: "The desktop's dialogs and sheets look as they do; leave it out."
)
public typealias MenuActionDismissBehavior = _MissingValue

@available(*, unavailable, message: "Use PreviewModifier, or give the view what it needs.")
public protocol PreviewContext {}

@available(*, unavailable, message: "Use PreviewModifier, or give the view what it needs.")
public protocol PreviewContextKey {}

@available(*, unavailable, message: "Use PreviewModifier, or give the view what it needs.")
public typealias PreviewPlatform = _MissingValue
