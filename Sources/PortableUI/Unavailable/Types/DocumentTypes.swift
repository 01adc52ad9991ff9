// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message:
    "Use WindowGroup with fileImporter(isPresented:allowedContentTypes:onCompletion:) and fileMover."
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
  message:
    "Use WindowGroup with fileImporter(isPresented:allowedContentTypes:onCompletion:) and fileMover."
)
public struct DocumentGroupLaunchScene: Scene {
  public init(_: Any = 0, actions: () -> Any) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public protocol FileDocument {}

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public protocol ReferenceFileDocument {}

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias FileDocumentConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias FileDocumentReadConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias FileDocumentWriteConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias ReferenceFileDocumentConfiguration = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias NewDocumentAction = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias OpenDocumentAction = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias RenameAction = MissingValue

@available(
  *, unavailable,
  message: "Conform to Codable, and read and write the file that fileImporter chose."
)
public typealias FileDialogBrowserOptions = MissingValue
