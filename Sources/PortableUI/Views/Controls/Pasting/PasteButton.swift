import Threads

/// A button that pastes what is on the clipboard. It is disabled while nothing of a kind that it takes is there.
///
///     PasteButton(payloadType: String.self) { words in
///       text += words[0]
///     }
public struct PasteButton {
  private let types: [UTType]
  private let paste: @MainActor (any Clipboard, TransferTasks) -> Void

  /// A button that tells `onPaste` the values of type `T` that are on the clipboard.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.importedContentTypes()
    let onPaste = Handover(onPaste)
    paste = { _ = $0.paste(T.self, in: $1, onPaste.content) }
  }

  /// A button that tells `payloadAction` what is on the clipboard of one of these kinds.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes
    let payloadAction = Handover(payloadAction)
    paste = { _ = $0.paste(supportedContentTypes, in: $1, payloadAction.content) }
  }
}

extension PasteButton: View {
  /// The button.
  public var body: some View { PasteButtonFinder(types: types, paste: paste) }
}

private struct PasteButtonFinder: View {
  let types: [UTType]
  let paste: @MainActor (any Clipboard, TransferTasks) -> Void
  @Environment(\.clipboard) private var clipboard

  var body: some View {
    if let clipboard {
      PasteButtonOfClipboard(
        clipboard: clipboard, contents: clipboard.contents, types: types, paste: paste)
    } else {
      Button("Paste", systemImage: "doc.on.clipboard") {}.disabled(true)
    }
  }
}

private struct PasteButtonOfClipboard: View {
  let clipboard: any Clipboard
  @ObservedObject var contents: ClipboardContents
  let types: [UTType]
  let paste: @MainActor (any Clipboard, TransferTasks) -> Void
  @State private var tasks = TransferTasks()

  var body: some View {
    let hasSome = contents.promised.contains { item in
      types.contains { item.offer(of: $0) != nil }
    }
    Button("Paste", systemImage: "doc.on.clipboard") { paste(clipboard, tasks) }
      .disabled(!hasSome)
  }
}
