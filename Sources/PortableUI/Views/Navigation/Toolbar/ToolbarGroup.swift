extension Group: _PropertyOwner, ToolbarContent where Content: ToolbarContent {}

extension Group: PrimitiveOwner, PrimitiveToolbarContent where Content: ToolbarContent {
  var stand: some View { ToolbarContentView(content: content) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group where Content: ToolbarContent {
  /// A group of items of a bar: treated as one in code, and as themselves in the bar.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}
