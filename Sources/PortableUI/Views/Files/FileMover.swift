public import Foundation

extension View {
  /// Asks a person for a folder while `isPresented` is true, and moves `file` into that.
  ///
  /// `onCompletion` hears where the file is then, or why it could not be moved. What is there of that
  /// name already stays, and is such a reason.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks a person for a folder while `isPresented` is true, and moves `file` into that.
  /// `onCancellation` hears that none was chosen.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    FileDialogView(content: self, isPresented: isPresented, request: .destination(for: .using)) {
      folders in
      guard let folder = folders.first else { return onCancellation() }
      guard let file else { return }
      onCompletion(
        Result {
          let place = folder.appending(path: file.lastPathComponent)
          try FileManager.default.moveItem(at: file, to: place)
          return place
        })
    }
  }
}
