nonisolated extension Scene {
  /// Takes away what the scene adds to the menu of the app's windows: its ``commands(content:)``, and the command that
  /// opens another of its windows, or the ``Settings``, with the keys of these. What is said further out stays.
  public func commandsRemoved() -> some Scene {
    modified { $0.environment(\.windowLooks.areCommandsRemoved, true) }
  }

  /// Puts `content` in the place of what the scene adds to the menu of the app's windows.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }

  /// The key that opens a window of the scene, from any window of the app: another one of a ``WindowGroup``, in
  /// place of Control and N; the one there is of a ``Window``, which is brought forward, or of ``Settings``. The
  /// command is in the menu of the app, called as the scene is. With `nil` there is no key.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modified { $0.environment(\.windowLooks.shortcut, .chosen(shortcut)) }
  }

  /// The key that opens a window of the scene, with `modifiers` held, from any window of the app.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}

/// No windows.
public struct _EmptyScene {
  /// No windows.
  public nonisolated init() {}
}

extension _EmptyScene: Scene {}

extension _EmptyScene: PrimitiveScene {
  var stand: EmptyView { EmptyView() }
}
