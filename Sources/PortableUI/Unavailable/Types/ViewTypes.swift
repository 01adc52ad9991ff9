// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use GeometryReader; views stay in the plane.")
public typealias GeometryReader3D = GeometryReader

@available(*, unavailable, message: "Use Menu.")
public typealias MenuButton = Menu

@available(*, unavailable, message: "Use a List of days with a selection, or several DatePickers.")
public struct MultiDatePicker: View {
  public init(_: Any, selection: Any) {}
  public init(_: Any, selection: Any, in: Any) {}
  public init(selection: Any, label: () -> Any) {}
  public init(selection: Any, in: Any, label: () -> Any) {}
  public var body: EmptyView { EmptyView() }
}

@available(
  *, unavailable, message: "Use DisclosureGroup, in a view that shows itself for each child."
)
public typealias OutlineSubgroupChildren = _MissingValue

@available(*, unavailable, message: "Use a Button with an alert that has a TextField.")
public struct TextFieldLink: View {
  public init(_: Any, prompt: Any? = nil, onSubmit: (String) -> Void) {}
  public init(prompt: Any? = nil, label: () -> Any, onSubmit: (String) -> Void) {}
  public var body: EmptyView { EmptyView() }
}

@available(
  *, unavailable, message: "Use a Button that calls openWindow or dismissWindow of the environment."
)
public struct WindowVisibilityToggle: View {
  public init(windowID: String) {}
  public var body: EmptyView { EmptyView() }
}

@available(
  *, unavailable, message: "Use a Button that calls openWindow or dismissWindow of the environment."
)
public struct DefaultWindowVisibilityToggleLabel: View {
  public init() {}
  public var body: EmptyView { EmptyView() }
}

@available(*, unavailable, message: "Use Tab and TabSection in TabView.")
public typealias TabPlacement = _MissingValue

@available(*, unavailable, message: "Use Tab and TabSection in TabView.")
public typealias TabViewCustomization = _MissingValue

@available(*, unavailable, message: "Use Tab and TabSection in TabView.")
public typealias TabSearchActivation = _MissingValue

@available(*, unavailable, message: "Use Tab and TabSection in TabView.")
public typealias TabBarPlacement = _MissingValue

@available(*, unavailable, message: "Use Tab and TabSection in TabView.")
public typealias TabViewBottomAccessoryPlacement = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias DebugReplaceableView = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias DefaultDateProgressLabel = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias DefaultDocumentGroupLaunchActions = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias DocumentLaunchView = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias ItemProviderTableRowModifier = _MissingValue

@available(*, unavailable, message: "It is made by SwiftUI alone; write the views themselves.")
public typealias AccessibilityAttachmentModifier = _MissingValue
