package import Foundation

// The documents of an app.
extension AppSession {
  /// Whether a scene of the app shows documents in files like that.
  package func opensDocument(_ url: URL) -> Bool { documentScene(for: url) != nil }

  /// Shows the document in a file: in the window that shows it already, in one that nobody has used yet, or in a new
  /// one.
  package func openDocument(_ url: URL) {
    if let scene = documentScene(for: url) { openDocument(url, in: scene) }
  }

  /// The same, in windows of `scene`.
  func openDocument(_ url: URL, in scene: any WindowSource) {
    let place = AnyHashable(DocumentPlace.file(url))
    let isShown = scene.windows.contains { $0.value.current == place }
    guard !isShown, let window = scene.windows.first(where: { $0.document?.isUnused == true })
    else { return open(scene, showing: place) }
    window.document?.open(url)
    desktop.raise(window)
  }

  private func documentScene(for url: URL) -> (any WindowSource)? {
    guard url.isFileURL else { return nil }
    let ending = url.pathExtension.lowercased()
    let scenes = sources.filter { $0.kind.documents != nil }
    func first(_ reads: (UTType) -> Bool) -> (any WindowSource)? {
      scenes.first { $0.kind.documents?.readable.contains(where: reads) ?? false }
    }
    if let scene = first({ $0.family.contains { $0.extensions.contains(ending) } }) { return scene }
    // How files of a kind of the app's own end may be said in its package alone.
    let isKnown = UTType.known.contains { $0.extensions.contains(ending) }
    return first {
      [.item, .content, .data].contains($0)
        || !isKnown && ($0.conforms(to: .text) || $0.family.allSatisfy(\.extensions.isEmpty))
    }
  }

  /// Whether a document that has no file is called `name`.
  func hasNewDocument(called name: String) -> Bool {
    windows.contains { $0.document?.unsavedName == name }
  }

  /// Closes a window once nothing of its document is lost by that.
  func leaveDocument(of window: AppWindow) {
    guard let document = window.document, document.isEdited else { return close(window) }
    document.leave { [weak self, weak window] in
      self?.later(with: window) { $0.close($1) }
    }
  }
}
