// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "A bar shows all of its items, as the desktop has them; leave it out, or use an if."
)
public typealias ToolbarCustomizationBehavior = _MissingValue

@available(
  *, unavailable,
  message: "A bar shows all of its items, as the desktop has them; leave it out, or use an if."
)
public typealias ToolbarCustomizationOptions = _MissingValue

@available(
  *, unavailable,
  message: "A bar shows all of its items, as the desktop has them; leave it out, or use an if."
)
public typealias ToolbarLabelStyle = _MissingValue

@available(
  *, unavailable,
  message: "A bar shows all of its items, as the desktop has them; leave it out, or use an if."
)
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: _MissingValue, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }
}

@available(*, unavailable, message: "A list and a table look as the desktop's; leave it out.")
public struct TableColumnCustomization<RowValue: Identifiable> { public init() {} }

@available(*, unavailable, message: "A list and a table look as the desktop's; leave it out.")
public typealias TableColumnCustomizationBehavior = _MissingValue
