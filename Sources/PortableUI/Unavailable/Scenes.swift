// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// How windows begin, look and are kept.

@available(
  *, unavailable,
  message: "The desktop places and keeps its windows; defaultSize(width:height:) gives one a size."
)
extension Scene {
  public func windowToolbarLabelStyle(_: MissingValue) -> Self { self }
  public func windowToolbarLabelStyle(fixed: MissingValue) -> Self { self }
  public func windowLevel(_: MissingValue) -> Self { self }
  public func windowManagerRole(_: MissingValue) -> Self { self }
  public func windowBackgroundDragBehavior(_: MissingValue) -> Self { self }
  public func windowIdealPlacement(_: (MissingValue, MissingValue) -> MissingValue) -> Self { self }
  public func windowIdealSize(_: MissingValue) -> Self { self }
  public func defaultWindowPlacement(_: (MissingValue, MissingValue) -> MissingValue) -> Self {
    self
  }
  public func defaultLaunchBehavior(_: MissingValue) -> Self { self }
  public func restorationBehavior(_: MissingValue) -> Self { self }
  public func immersionStyle(selection: Any, in: MissingValue...) -> Self { self }
}

@available(
  *, unavailable, message: "A program that is not open does nothing here; use task(_:) in a view."
)
extension Scene {
  public func backgroundTask(_: MissingValue, action: () async -> Void) -> Self { self }
}

@available(*, unavailable, message: "The desktop has no place for a menu of an app; use Window.")
extension Scene {
  public func menuBarExtraStyle(_: MissingValue) -> Self { self }
}

@available(*, unavailable, message: "The desktop's own dialogs are shown; leave it out.")
extension Scene {
  public func dialogIcon(_: Image?) -> Self { self }
  public func dialogSeverity(_: MissingValue) -> Self { self }
}
