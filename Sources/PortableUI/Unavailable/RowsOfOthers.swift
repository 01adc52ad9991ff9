// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Rows that are dragged in and out of a list.

@available(*, unavailable, message: "Rows come by changing the data; onMove(perform:) sorts them.")
extension DynamicViewContent {
  public func onInsert(of: [Any], perform: (Int, [MissingValue]) -> Void) -> Self { self }
  public func dropDestination<T>(for: T.Type, action: ([T], Int) -> Void) -> Self { self }
  public func itemProvider(_: (() -> Any)?) -> Self { self }
}
