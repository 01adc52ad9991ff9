// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "Use WindowGroup with fileImporter and fileExporter."
)
public struct DocumentGroup: Scene {
  public init<D, V: View>(
    newDocument: @autoclosure () -> D, @ViewBuilder editor: (MissingValue) -> V
  ) {}
  public init<D, V: View>(viewing: D.Type, @ViewBuilder viewer: (MissingValue) -> V) {}
  public init<D, V: View>(newDocument: () -> D, @ViewBuilder editor: (MissingValue) -> V) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(
  *, unavailable,
  message: "Use WindowGroup with fileImporter and fileExporter."
)
public struct DocumentGroupLaunchScene: Scene {
  public init(_: Any = 0, actions: () -> Any) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias FileDocumentConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias ReferenceFileDocumentConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias NewDocumentAction = MissingValue

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias OpenDocumentAction = MissingValue

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias FileDialogBrowserOptions = MissingValue
