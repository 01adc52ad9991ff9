import Threads

/// What a person does with a selection by a key, with Control or Command held.
enum EditCommand: Hashable {
  case copy, cut, paste

  init?(_ press: KeyPress) {
    let modifiers = press.modifiers
    guard modifiers == .control || modifiers == .command else { return nil }
    switch press.key {
    case "c": self = .copy
    case "x": self = .cut
    case "v": self = .paste
    default: return nil
    }
  }
}

/// A view that hears one of these commands while the keyboard is in it, after the control that has it.
private struct EditCommandModifier {
  let command: EditCommand
  let act: @MainActor (any Clipboard, TransferTasks) -> Bool
  @Environment(\.clipboard) private var clipboard
  @State private var tasks = TransferTasks()
  @State private var actor = EditActor()
}

extension EditCommandModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.hearing(
      [.down], isLast: true, { EditCommand($0) == command },
      { _ in
        guard let clipboard, act(clipboard, tasks) else { return .ignored }
        return .handled
      }
    )
    .focusedValue(\.[for: command], commanded)
  }

  /// The same for the line of a menu.
  @MainActor private var commanded: EditAction? {
    clipboard.map { clipboard in
      actor.act = { [act, tasks] in act(clipboard, tasks) }
      return EditAction(actor)
    }
  }
}

nonisolated extension View {
  private func on(
    _ command: EditCommand, _ act: @escaping @MainActor (any Clipboard, TransferTasks) -> Bool
  ) -> some View {
    modifier(EditCommandModifier(command: command, act: act))
  }

  private func putting(
    _ command: EditCommand, _ items: (() -> [NSItemProvider])?
  ) -> some View {
    let items = Handover(items)
    return on(command) { clipboard, _ in
      // Where there is nothing to be copied, what was copied before stays.
      guard let items = items.content?().filter({ !$0.offers.isEmpty }), !items.isEmpty else {
        return false
      }
      clipboard.put(items)
      return true
    }
  }

  /// Lets a person copy `payload` by Control-C while the keyboard is in this view.
  ///
  ///     List(notes, selection: $selection) { Text($0.title) }
  ///       .copyable(notes.filter { selection.contains($0.id) })
  ///       .pasteDestination(for: Note.self) { notes += $0 }
  ///
  /// A field in it that has the keyboard copies its own words.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    putting(.copy) { payload().map { NSItemProvider(of: $0) } }
  }

  /// Lets a person cut by Control-X what `action` takes away and returns, while the keyboard is in this view.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    putting(.cut) { action().map { NSItemProvider(of: $0) } }
  }

  /// Lets a person paste values of type `T` by Control-V while the keyboard is in this view. `action` is told those that
  /// `validator` lets through, if there are any.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let told = Handover((validator: validator, action: action))
    return on(.paste) { clipboard, tasks in
      clipboard.paste(T.self, in: tasks) { pasted in
        let values = told.content.validator(pasted)
        if !values.isEmpty, !Task.isCancelled { told.content.action(values) }
      }
    }
  }

  /// Has Control-C copy what `payloadAction` makes, while the keyboard is in this view.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    putting(.copy, payloadAction)
  }

  /// Has Control-X put on the clipboard what `payloadAction` makes and takes away, while the keyboard is in this view.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    putting(.cut, payloadAction)
  }

  /// Tells `payloadAction` by Control-V what is on the clipboard of these kinds, while the keyboard is in this view.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let action = Handover(payloadAction)
    return on(.paste) { $0.paste(supportedContentTypes, in: $1, action.content) }
  }

  /// Tells `payloadAction` by Control-V what `validator` makes of the clipboard's items of these kinds, where that is
  /// not `nil`, while the keyboard is in this view.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { items in
      if let payload = validator(items) { payloadAction(payload) }
    }
  }
}

extension Clipboard {
  /// Whether something of one of these kinds would be pasted now.
  func has(_ types: [UTType]) -> Bool {
    contents.promised.contains { item in types.contains { item.offer(of: $0) != nil } }
  }

  /// Tells `action` what is there of these kinds, once it has come. Returns whether there is such a thing.
  func paste(
    _ types: [UTType], in tasks: TransferTasks, _ action: @escaping ([NSItemProvider]) -> Void
  ) -> Bool {
    guard has(types) else { return false }
    tasks.start("what is pasted") {
      let items = await self.take(types).filter { item in
        types.contains { item.offer(of: $0) != nil }
      }
      if !items.isEmpty, !Task.isCancelled { action(items) }
    }
    return true
  }

  /// Tells `action` the values of type `T` that are there, once they have been read.
  func paste<T: Transferable>(
    _ type: T.Type, in tasks: TransferTasks, _ action: @escaping ([T]) -> Void
  ) -> Bool {
    let types = T.importedContentTypes()
    guard has(types) else { return false }
    tasks.start("what is pasted") {
      let values = await self.take(types).values(of: T.self, to: "pasted")
      if !values.isEmpty { action(values) }
    }
    return true
  }
}
