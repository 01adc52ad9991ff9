/// A command that hides what the views of a window have put into its bar, and shows it again.
///
/// The title, the buttons of the window and its menu stay, and so do what leads back and what shows a
/// sidebar.
public struct ToolbarCommands {
  /// The command.
  public nonisolated init() {}
}

extension ToolbarCommands: Commands {}

extension ToolbarCommands: PrimitiveCommands {
  var stand: some View {
    CommandPiece(place: .group(.usual, .toolbar), content: ToolbarCommand())
  }
}

private struct ToolbarCommand: View {
  @Environment(\.isToolbarHidden) private var isHidden

  var body: some View {
    Button(isHidden?.wrappedValue == true ? "Show Toolbar" : "Hide Toolbar") {
      isHidden?.wrappedValue.toggle()
    }
    .disabled(isHidden == nil)
  }
}

private enum ToolbarHiddenKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Whether nothing is seen that the views of the window have put into its bar.
  var isToolbarHidden: Binding<Bool>? {
    get { self[ToolbarHiddenKey.self] }
    set { self[ToolbarHiddenKey.self] = newValue }
  }
}

/// The views of a window, of which nothing is seen in its bar while that is hidden.
struct HidingToolbar<Content: View>: PrimitiveView {
  let content: Content
  let isHidden: Bool

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { HidingToolbarNode(self, at: place) }
}

final class HidingToolbarNode<Content: View>: WrapperNode<HidingToolbar<Content>, Content> {
  override func content() -> Content { view.content }

  override func viewChanged() {
    super.viewChanged()
    layoutRoot.bars.knownTop?.partsChanged()
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self, view.isHidden, var parts = super.preference(BarPartsKey.self)
    else { return super.preference(key) }
    parts.items.removeAll { !$0.staysWithoutToolbar }
    return parts as? Asked.Value
  }
}

extension Box {
  /// Whether it is in a bar still where that is hidden: it leads back, or is at the foot.
  fileprivate var staysWithoutToolbar: Bool {
    if case .surface(.barItem(let section)) = element?.goal, section.edge == .bottom { return true }
    return (node as? any BarItem)?.placement == .back
  }
}
