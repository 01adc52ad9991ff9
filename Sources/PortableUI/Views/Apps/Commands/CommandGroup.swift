/// Commands that stand beside a group of others, or instead of it.
///
///     CommandGroup(replacing: .newItem) {
///       Button("New Note") { notes.add() }.keyboardShortcut("n")
///     }
public struct CommandGroup<Content: View> {
  let place: CommandPlace
  let content: Content

  /// Commands that stand before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(.before, group)
    content = addition()
  }

  /// Commands that stand after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(.after, group)
    content = addition()
  }

  /// Commands that stand where a group stood. With nothing in it, the group is gone, with its keys.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(.instead, group)
    content = addition()
  }
}

extension CommandGroup: Commands {}

extension CommandGroup: PrimitiveCommands {
  var stand: some View { CommandPiece(place: place, content: content) }
}

/// A menu with a title, inside the menu of a window.
public struct CommandMenu<Content: View> {
  let title: Text
  let content: Content

  /// A menu with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A menu with a title from the app's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
}

extension CommandMenu: Commands {}

extension CommandMenu: PrimitiveCommands {
  var stand: some View {
    CommandPiece(place: .menus, content: SubmenuView(label: title, items: content))
  }
}
