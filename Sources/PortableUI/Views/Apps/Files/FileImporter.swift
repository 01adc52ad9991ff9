public import Foundation
import Threads

nonisolated extension View {
  /// Asks a person for files of these kinds while `isPresented` is true.
  ///
  /// The desktop's own dialog asks. Whatever the answer is, `isPresented` is false before `onCompletion`
  /// hears which files were chosen, or `onCancellation` that none were. Where only folders are allowed,
  /// folders are chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let request = FileRequest(allowedContentTypes, allowsMultiple: allowsMultipleSelection)
    let told = Handover((completion: onCompletion, cancellation: onCancellation))
    return FileDialogView(content: self, isPresented: isPresented, request: request) { files in
      if files.isEmpty {
        told.content.cancellation()
      } else {
        told.content.completion(.success(files))
      }
    }
  }

  /// Asks a person for files of these kinds while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Asks a person for a file of these kinds while `isPresented` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false,
      onCompletion: { chosen in onCompletion(chosen.map { $0[0] }) })
  }
}
