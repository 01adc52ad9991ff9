// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// How windows begin, look and are kept.

@available(
  *, unavailable,
  message: "The desktop places and keeps its windows; defaultSize(width:height:) gives one a size."
)
nonisolated extension Scene {
  public func windowToolbarLabelStyle(_: _MissingValue) -> Self { self }
  public func windowToolbarLabelStyle(fixed: _MissingValue) -> Self { self }
  public func windowLevel(_: _MissingValue) -> Self { self }
  public func windowManagerRole(_: _MissingValue) -> Self { self }
  public func windowBackgroundDragBehavior(_: _MissingValue) -> Self { self }
  public func windowIdealPlacement(_: (_MissingValue, _MissingValue) -> _MissingValue) -> Self {
    self
  }
  public func windowIdealSize(_: _MissingValue) -> Self { self }
  public func defaultWindowPlacement(_: (_MissingValue, _MissingValue) -> _MissingValue) -> Self {
    self
  }
  public func defaultLaunchBehavior(_: _MissingValue) -> Self { self }
  public func restorationBehavior(_: _MissingValue) -> Self { self }
  public func immersionStyle(selection: Any, in: _MissingValue...) -> Self { self }
}

@available(
  *, unavailable, message: "A program that is not open does nothing here; use task(_:) in a view."
)
nonisolated extension Scene {
  public func backgroundTask(_: _MissingValue, action: () async -> Void) -> Self { self }
}

@available(*, unavailable, message: "The desktop has no place for a menu of an app; use Window.")
nonisolated extension Scene {
  public func menuBarExtraStyle(_: _MissingValue) -> Self { self }
}

@available(*, unavailable, message: "The desktop's own dialogs are shown; leave it out.")
nonisolated extension Scene {
  public func dialogIcon(_: Image?) -> Self { self }
  public func dialogSeverity(_: _MissingValue) -> Self { self }
}
