/// A command that shows and hides the sidebar of the ``NavigationSplitView`` in a window, with F9 as its key.
public struct SidebarCommands {
  /// The command.
  public nonisolated init() {}
}

extension SidebarCommands: Commands {}

extension SidebarCommands: PrimitiveCommands {
  var stand: some View {
    CommandPiece(place: .group(.usual, .sidebar), content: SidebarCommand())
  }
}

private struct SidebarCommand: View {
  @FocusedValue(\.sidebarToggle) private var toggle

  var body: some View {
    Button("Toggle Sidebar") { toggle?.act() }
      .keyboardShortcut(.sidebar, modifiers: [])
      .disabled(toggle == nil)
  }
}

/// Shows and hides the sidebar of some columns.
struct SidebarToggle: Equatable {
  /// Which columns these are.
  let owner: ObjectIdentifier
  let act: @MainActor () -> Void

  static func == (lhs: SidebarToggle, rhs: SidebarToggle) -> Bool { lhs.owner == rhs.owner }
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
  fileprivate var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}

extension ColumnsNode: FocusedValueSource {
  // In a narrow window the sidebar is a page, and nothing beside others.
  var isForWindow: Bool { sleep == nil && !isCollapsed }

  func tell(_ values: inout FocusedValues) {
    values.sidebarToggle = SidebarToggle(owner: ObjectIdentifier(self)) { [weak self] in
      self?.toggleSidebar()
    }
  }
}
