// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Sheets, dialogs and windows over others, and windows themselves.

@available(
  *, unavailable,
  message: "The desktop's own dialog asks for files, and looks as it does; leave it out."
)
nonisolated extension View {
  public func fileDialogBrowserOptions(_: _MissingValue) -> Self { self }
  public func fileExporterFilenameLabel(_: Any) -> Self { self }
  public func fileDialogURLEnabled(_: Any) -> Self { self }
  public func documentBrowserContextMenu<C: View>(@ViewBuilder _: ([URL]?) -> C) -> Self { self }
}

@available(*, unavailable, message: "Say it in the title and the message of the alert.")
nonisolated extension View {
  public func dialogIcon(_: Image?) -> Self { self }
  public func dialogSeverity(_: _MissingValue) -> Self { self }
  public func dialogSuppressionToggle(_: Any, isSuppressed: Any) -> Self { self }
  public func dialogSuppressionToggle(isSuppressed: Any) -> Self { self }
  public func dialogPreventsAppTermination(_: Bool?) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "A sheet looks as the desktop's; presentationDetents(_:) and frame(width:height:) give it a size."
)
nonisolated extension View {
  public func presentedWindowStyle(_: Any) -> Self { self }
  public func presentedWindowToolbarStyle(_: Any) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "The desktop manages its windows; defaultSize(width:height:) of the scene gives one a size."
)
nonisolated extension View {
  public func windowDismissBehavior(_: _MissingValue) -> Self { self }
  public func windowFullScreenBehavior(_: _MissingValue) -> Self { self }
  public func windowMinimizeBehavior(_: _MissingValue) -> Self { self }
  public func windowResizeAnchor(_: UnitPoint?) -> Self { self }
  public func windowResizeBehavior(_: _MissingValue) -> Self { self }
  public func windowToolbarFullScreenVisibility(_: _MissingValue) -> Self { self }
  public func onInteractiveResizeChange(_: (Bool) -> Void) -> Self { self }
}
