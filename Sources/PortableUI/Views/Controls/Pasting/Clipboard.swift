import PortableCombine

/// The way to what the desktop pastes.
@MainActor
package protocol Clipboard: AnyObject {
  /// Of which kinds it is that would be pasted.
  var contents: ClipboardContents { get }

  /// Has words pasted from then on.
  func write(_ words: String)

  /// The words that would be pasted now, as far as they are known; `nil` for none. What another program has copied this
  /// very moment may not be known yet.
  func read() -> String?

  /// Has `items` pasted from then on.
  func put(_ items: [NSItemProvider])

  /// What would be pasted now where `types` are taken.
  func take(_ types: [UTType]) async -> [NSItemProvider]
}

/// Of which kinds it is that would be pasted now.
@MainActor
package final class ClipboardContents: ObservableObject {
  /// One for each thing, with its kinds and nothing in it.
  @Published package var promised: [NSItemProvider] = []

  /// Nothing.
  package nonisolated init() {}
}

private enum ClipboardKey: EnvironmentKey {
  static var defaultValue: (any Clipboard)? { nil }
}

extension EnvironmentValues {
  /// Who takes what is copied.
  package var clipboard: (any Clipboard)? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

/// A clipboard of one program, in memory: a test's.
package final class MemoryClipboard: Clipboard {
  package let contents = ClipboardContents()
  private var items: [NSItemProvider] = []
  private var words: String?
  private let reading = TransferTasks()

  /// An empty one.
  package nonisolated init() {}

  package func read() -> String? { words }

  package func write(_ new: String) {
    hold([NSItemProvider(of: new)])
    words = new
  }

  package func put(_ items: [NSItemProvider]) {
    hold(items)
    reading.start("the words that were copied") { [weak self] in
      let words = await DesktopForms.words(of: items)
      if self?.items.elementsEqual(items, by: ===) == true { self?.words = words }
    }
  }

  private func hold(_ items: [NSItemProvider]) {
    (self.items, words) = (items, nil)
    contents.promised = items
  }

  package func take(_ types: [UTType]) async -> [NSItemProvider] { items }
}
