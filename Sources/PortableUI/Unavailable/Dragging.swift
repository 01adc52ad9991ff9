// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Things that are dragged between views, windows and apps, or copied and pasted.

@available(
  *, unavailable,
  message: "Use draggable(_:), dropDestination(for:action:isTargeted:) and onDrop(of:delegate:)."
)
nonisolated extension View {
  public func dragConfiguration(_: Any) -> Self { self }
  public func dragContainer<T, C>(for: T.Type, _: (_MissingValue) -> C) -> Self { self }
  public func dragContainerSelection(_: Any) -> Self { self }
  public func dragPreviewsFormation(_: _MissingValue) -> Self { self }
  public func dropConfiguration(_: (_MissingValue) -> Any) -> Self { self }
  public func dropPreviewsFormation(_: _MissingValue) -> Self { self }
  public func onDragSessionUpdated(_: (_MissingValue) -> Void) -> Self { self }
  public func onDropSessionUpdated(_: (_MissingValue) -> Void) -> Self { self }
  public func springLoadingBehavior(_: _MissingValue) -> Self { self }
}

@available(
  *, unavailable,
  message: "Use copyable(_:), pasteDestination(for:action:validator:) and onPasteCommand."
)
nonisolated extension View {
  public func exportsItemProviders(_: [Any], onExport: () -> [Any]) -> Self { self }
  public func exportableToServices(_: Any) -> Self { self }
  public func importableFromServices<T>(for: T.Type, action: ([T]) -> Bool) -> Self { self }
  public func importsItemProviders(_: [Any], onImport: ([_MissingValue]) -> Bool) -> Self { self }
}
