package import Foundation

nonisolated extension Scene {
  /// Says which addresses open windows of this scene: those that contain one of `conditions`. An asterisk stands for all,
  /// and without conditions none does.
  ///
  /// Such an address goes to no window of another scene. It goes to an open window that wants it, as
  /// `handlesExternalEvents(preferring:allowing:)` in that says, and else it opens one.
  ///
  /// A condition that begins with a scheme, `note:` say, has words like `note:today` on the command line count as
  /// addresses, as what the app's package names in its `urlSchemes` does.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modified { $0.environment(\.sceneAddresses, conditions) }
  }
}

extension AppSession {
  /// Gives the app addresses that it was opened with, by the desktop or on the command line.
  package func take(_ addresses: [URL]) { for address in addresses { take(address) } }

  /// Whether the app says that it opens such addresses: by a scene of documents, or by one that handles events with
  /// its scheme.
  package func declares(_ address: URL) -> Bool {
    if opensDocument(address) { return true }
    guard !address.isFileURL, let scheme = address.scheme?.lowercased() else { return false }
    return sources.contains { source in
      source.addresses?.contains { $0.lowercased().hasPrefix(scheme + ":") } ?? false
    }
  }

  private func take(_ address: URL) {
    if opensDocument(address) { return openDocument(address) }
    let scenes = scenes(for: address)
    guard let window = window(for: address, of: scenes) ?? newWindow(of: scenes) else { return }
    // Views that have just been made ask for addresses with their first frame.
    window.graph?.runFrame()
    window.addresses.take(address)
    desktop.raise(window)
  }

  /// The scenes whose windows may get it: those that say so, or else those that say nothing.
  private func scenes(for address: URL) -> [any WindowSource] {
    let others = sources.filter { !$0.kind.isSettings }
    let declared = others.filter { $0.addresses?.matches(address) == true }
    return declared.isEmpty ? others.filter { $0.addresses == nil } : declared
  }

  /// The open window that wants it most; of several, one whose views ask for addresses, and the one that
  /// was used last.
  private func window(for address: URL, of scenes: [any WindowSource]) -> AppWindow? {
    let windows = scenes.flatMap(\.windows)
    for window in windows { window.graph?.runFrame() }
    func rank(_ window: AppWindow) -> (AddressInterest, Int, Int) {
      (
        window.addresses.interest(in: address), window.addresses.areThere ? 1 : 0,
        window.lastUse
      )
    }
    let best = windows.max { rank($0) < rank($1) }
    return best.flatMap { $0.addresses.interest(in: address) == .refused ? nil : $0 }
  }

  private func newWindow(of scenes: [any WindowSource]) -> AppWindow? {
    guard let scene = scenes.first(where: { !$0.kind.isSingle || $0.windows.isEmpty }) else {
      return nil
    }
    let window = scene.makeWindow(showing: nil)
    desktop.open(window)
    return window
  }
}
