// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

// Places in bars.

@available(*, unavailable, message: "Use .primaryAction, .principal or .bottomBar.")
extension ToolbarItemPlacement {
  public static var bottomOrnament: ToolbarItemPlacement { .bottomBar }
  public static func accessoryBar(id: Any) -> ToolbarItemPlacement { .bottomBar }
}

@available(
  *, unavailable, message: "Use navigationTitle(_:) and navigationSubtitle(_:), or .principal."
)
extension ToolbarItemPlacement {
  public static var title: ToolbarItemPlacement { .principal }
  public static var largeTitle: ToolbarItemPlacement { .principal }
  public static var subtitle: ToolbarItemPlacement { .principal }
  public static var largeSubtitle: ToolbarItemPlacement { .principal }
}
