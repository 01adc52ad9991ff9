/// A menu that the title of a window opens.
///
/// Where that title is a binding, a `RenameButton` in it lets a person write another one.
///
///     .toolbar {
///       ToolbarTitleMenu {
///         Button("Rename…") { isRenaming = true }
///         Button("Duplicate") { duplicate() }
///       }
///     }
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu with those lines.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
  var stand: some View {
    BarItemView(placement: .principal, content: TitleMenu(content: content))
  }
}

private struct TitleMenu<Content: View>: View {
  let content: Content
  @TitleOfBar private var words
  @Environment(\.rename) private var rename
  @State private var isRenaming = false

  var body: some View {
    Menu {
      content.environment(\.rename, rename ?? ownRename)
    } label: {
      BarTitle()
    }
    .menuIndicator(.visible)
    .renaming($words, isPresented: $isRenaming)
  }

  private var ownRename: RenameAction? {
    words.canBeRenamed ? RenameAction { isRenaming = true } : nil
  }
}

nonisolated extension View {
  /// Lets the title of the window around this view open a menu with those lines.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }
}
