import CGTK
import Foundation
import PortableUI

/// The desktop's own dialog for files: that of the portal where there is one, else GTK's.
final class FileDialog {
  private let native: OpaquePointer
  private let answer: @MainActor ([URL]) -> Void
  private let id: String?

  /// Those that are open: nobody else keeps them.
  private static var open: [FileDialog] = []

  private init(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void) {
    self.answer = answer
    id = request.looks.id
    native = gtk_file_chooser_native_new(
      request.looks.message ?? request.title, Self.window(for: request), request.action,
      request.looks.confirmation?.replacing("_", with: "__"), nil)
    gtk_native_dialog_set_modal(native.cast(), 1)
    gtk_file_chooser_set_select_multiple(native, request.allowsMultiple ? 1 : 0)
    if let folder = request.looks.id.flatMap(RememberedFolders.folder) ?? request.looks.folder {
      let file = g_file_new_for_path(folder.path(percentEncoded: false))!
      gtk_file_chooser_set_current_folder(native, file, nil)
      g_object_unref(file.rawObject)
    }
    if request.kind == .place { gtk_file_chooser_set_current_name(native, request.name) }
    if !request.types.isEmpty, !(request.extensions + request.mimeTypes).isEmpty {
      let filter = gtk_file_filter_new()!
      for ending in request.extensions { gtk_file_filter_add_suffix(filter, ending) }
      for type in request.mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
      gtk_file_filter_set_name(filter, request.extensions.map { "*.\($0)" }.joined(separator: ", "))
      gtk_file_chooser_add_filter(native, filter)
      g_object_unref(filter.rawObject)
    }
    Signal.connect(native, "response") { [weak self] arguments in
      self?.end(isAccepted: arguments.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue))
      return nil
    }
  }

  isolated deinit { g_object_unref(native.rawObject) }

  /// Asks for files. Returns what closes the dialog.
  static func ask(
    _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) -> @MainActor () -> Void {
    let dialog = FileDialog(request, answer)
    open.append(dialog)
    gtk_native_dialog_show(dialog.native.cast())
    return { [weak dialog] in dialog?.close() }
  }

  private func close() {
    gtk_native_dialog_hide(native.cast())
    Self.open.removeAll { $0 === self }
  }

  private func end(isAccepted: Bool) {
    let files = isAccepted ? files : []
    if let id, let folder = files.first?.deletingLastPathComponent() {
      RememberedFolders.keep(folder, of: id)
    }
    // Who asks again from the answer gets another dialog.
    close()
    answer(files)
  }

  private var files: [URL] {
    guard let list = gtk_file_chooser_get_files(native) else { return [] }
    defer { g_object_unref(list.rawObject) }
    return (0..<g_list_model_get_n_items(list)).compactMap { number in
      guard let file = g_list_model_get_item(list, number) else { return nil }
      defer { g_object_unref(file) }
      // What is elsewhere has a place here too, where the desktop brings it here.
      if let path = g_file_get_path(OpaquePointer(file)) {
        defer { g_free(path) }
        return URL(filePath: String(cString: path))
      }
      guard let address = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(address) }
      return URL(string: String(cString: address))
    }
  }

  /// Whether `window` is `other`, or a dialog over it.
  private static func isOver(
    _ window: UnsafeMutablePointer<GtkWindow>, _ other: UnsafeMutablePointer<GtkWindow>?
  ) -> Bool {
    sequence(first: window, next: { gtk_window_get_transient_for($0) }).contains { $0 == other }
  }

  /// The window in which somebody asks, or what a person uses over it; any, where nobody knows that.
  private static func window(for request: FileRequest) -> UnsafeMutablePointer<GtkWindow>? {
    let own = request.window?.nativeWindow?.pointer
    guard let windows = gtk_window_get_toplevels() else { return nil }
    let all = (0..<g_list_model_get_n_items(windows)).compactMap { number in
      g_list_model_get_item(windows, number).map { window in
        defer { g_object_unref(window) }
        return OpaquePointer(window).cast(to: GtkWindow.self)
      }
    }
    let active = all.first { gtk_window_is_active($0) != 0 }
    guard own == nil || active.map({ isOver($0, own) }) == true else { return own }
    return active ?? all.first { gtk_widget_get_visible($0.cast()) != 0 }
  }
}

extension FileRequest {
  /// What the dialog is called.
  fileprivate var title: String {
    switch kind {
    case .files: allowsMultiple ? "Open Files" : "Open File"
    case .folders: allowsMultiple ? "Choose Folders" : "Choose a Folder"
    case .destination: purpose == .saving ? "Save to a Folder" : "Move to a Folder"
    case .place: "Save File"
    }
  }

  fileprivate var action: GtkFileChooserAction {
    switch kind {
    case .files: GTK_FILE_CHOOSER_ACTION_OPEN
    case .folders, .destination: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .place: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }
}
