public import Foundation

/// What views say of the dialogs for files inside.
package struct FileDialogLooks: Sendable {
  /// The folder that is shown first.
  package var folder: URL?

  /// What the dialog is called.
  package var message: String?

  /// What is on the button that ends it.
  package var confirmation: String?

  /// Dialogs of one name begin in the folder that was used last in one of them.
  package var id: String?

  /// Whether a link that a person chooses stands for itself.
  package var keepsLinks = false
}

private enum FileDialogLooksKey: EnvironmentKey {
  static var defaultValue: FileDialogLooks { FileDialogLooks() }
}

extension EnvironmentValues {
  var fileDialogLooks: FileDialogLooks {
    get { self[FileDialogLooksKey.self] }
    set { self[FileDialogLooksKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The folder that a `fileImporter`, `fileExporter` or `fileMover` inside shows first; `nil` for the one that is usual.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogLooks.folder, defaultDirectory)
  }

  /// Has the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside begin in the folder that a person used last
  /// in one with this `id`, also when the app ran before.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    environment(\.fileDialogLooks.id, id)
  }

  /// Whether a `fileImporter` inside hands over a link that a person chooses as it is; otherwise what it leads to.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogLooks.keepsLinks, imports)
  }

  /// What the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside says at its top.
  public func fileDialogMessage(_ message: Text?) -> some View {
    FileDialogWordsView(content: self, words: message, part: \.message)
  }

  /// What the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside says at its top, from the
  /// app's translations.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// What the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside says at its top.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// What is on the button that ends the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    FileDialogWordsView(content: self, words: label, part: \.confirmation)
  }

  /// What is on the button that ends the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside,
  /// from the app's translations.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What is on the button that ends the dialog of a `fileImporter`, `fileExporter` or `fileMover` inside.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
}

/// Words for the dialogs inside, in the language of the views around.
private struct FileDialogWordsView<Content: View> {
  let content: Content
  let words: Text?
  let part: WritableKeyPath<FileDialogLooks, String?>
  @Environment(\.locale) private var locale
}

extension FileDialogWordsView: View {
  var body: some View {
    let words = words?.string(in: locale)
    EnvironmentView(content: content) { $0.fileDialogLooks[keyPath: part] = words }
  }
}
