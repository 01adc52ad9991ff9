/// What is in a bar that a person may arrange on other systems.
///
/// On a desktop nobody does: the bar shows all of it, in the order of the code.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {
}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension _ConditionalToolbarContent: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
  /// An item that a bar knows by `id`, of the views that `content` builds.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// An item that a bar knows by `id`. It is shown whether or not it is meant to be at first, as nobody
  /// could add it later.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

nonisolated extension View {
  /// Shows items in the bar of the window around this view, each at its place. Other systems know by `id`
  /// how a person has arranged them; on a desktop the bar shows them all.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
