// Code that stayed with the containers of 1.1 while others moved on finds here what `import LegacyVSM`
// brought: the same library, and the two names that were changed to tell both apart.

@_exported public import VSM

/// The state of a view.
public typealias LegacyViewState = ViewState

/// The state of an object that renders it.
public typealias LegacyRenderedViewState = RenderedViewState
