// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Things that are dragged between views, windows and apps, or copied and pasted.

@available(
  *, unavailable,
  message:
    "Nothing is dragged between views or apps here; DragGesture follows a pointer, onMove(perform:) sorts rows."
)
extension View {
  public func onDrag(_: () -> Any) -> Self { self }
  public func onDrag<V: View>(_: () -> Any, @ViewBuilder preview: () -> V) -> Self { self }
  public func onDrop(of: [UTType], delegate: Any) -> Self { self }
  public func onDrop(of: [String], delegate: Any) -> Self { self }
  public func onDrop(of: [UTType], isTargeted: Any?, perform: ([MissingValue]) -> Bool) -> Self {
    self
  }
  public func onDrop(of: [String], isTargeted: Any?, perform: ([MissingValue]) -> Bool) -> Self {
    self
  }
  public func onDrop(of: [UTType], isTargeted: Any?, perform: ([MissingValue], CGPoint) -> Bool)
    -> Self
  { self }
  public func onDrop(of: [String], isTargeted: Any?, perform: ([MissingValue], CGPoint) -> Bool)
    -> Self
  { self }
  public func draggable(_: Any) -> Self { self }
  public func draggable<V: View>(_: Any, @ViewBuilder preview: () -> V) -> Self { self }
  public func dropDestination<T>(
    for: T.Type, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in }
  ) -> Self { self }
  public func dropDestination<T>(
    for: T.Type, isEnabled: Bool = true, action: ([T], MissingValue) -> Void
  ) -> Self { self }
  public func itemProvider(_: (() -> Any)?) -> Self { self }
  public func dragConfiguration(_: Any) -> Self { self }
  public func dragContainer<T, C>(for: T.Type, _: (MissingValue) -> C) -> Self { self }
  public func dragContainerSelection(_: Any) -> Self { self }
  public func dragPreviewsFormation(_: MissingValue) -> Self { self }
  public func dropConfiguration(_: (MissingValue) -> Any) -> Self { self }
  public func dropPreviewsFormation(_: MissingValue) -> Self { self }
  public func onDragSessionUpdated(_: (MissingValue) -> Void) -> Self { self }
  public func onDropSessionUpdated(_: (MissingValue) -> Void) -> Self { self }
  public func springLoadingBehavior(_: MissingValue) -> Self { self }
}

@available(
  *, unavailable, message: "Copy and paste by a Button, or a command with a keyboardShortcut(_:)."
)
extension View {
  public func copyable(_: Any) -> Self { self }
  public func cuttable<T>(for: T.Type, action: () -> [T]) -> Self { self }
  public func pasteDestination<T>(for: T.Type, action: ([T]) -> Void) -> Self { self }
  public func pasteDestination<T>(for: T.Type, action: ([T]) -> Void, validator: ([T]) -> [T])
    -> Self
  { self }
  public func onCopyCommand(perform: (() -> [Any])?) -> Self { self }
  public func onCutCommand(perform: (() -> [Any])?) -> Self { self }
  public func onPasteCommand(of: [UTType], perform: ([MissingValue]) -> Void) -> Self { self }
  public func exportsItemProviders(_: [Any], onExport: () -> [Any]) -> Self { self }
  public func exportableToServices(_: Any) -> Self { self }
  public func importableFromServices<T>(for: T.Type, action: ([T]) -> Bool) -> Self { self }
  public func importsItemProviders(_: [Any], onImport: ([MissingValue]) -> Bool) -> Self { self }
}
