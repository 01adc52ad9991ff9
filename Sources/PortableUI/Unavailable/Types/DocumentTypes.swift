// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "Use DocumentGroup; what is to be seen first is a Window of your own."
)
public struct DocumentGroupLaunchScene: Scene {
  public init(_: Any = 0, actions: () -> Any) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(
  *, unavailable,
  message: "Use fileImporter and fileExporter with a FileDocument."
)
public typealias FileDialogBrowserOptions = _MissingValue
