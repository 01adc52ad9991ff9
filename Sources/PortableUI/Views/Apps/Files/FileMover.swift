public import Foundation
import Threads

nonisolated extension View {
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
    mover(isPresented, file.map { [$0] } ?? [], onCancellation) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Asks a person for a folder while `isPresented` is true and there are `files`, and moves those into that.
  ///
  /// `onCompletion` hears where they are then, or why one could not be moved; those before it are moved.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    mover(isPresented, Array(files), {}, onCompletion)
  }

  /// Asks a person for a folder while `isPresented` is true and there are `files`, and moves those into that.
  /// `onCancellation` hears that none was chosen.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    mover(isPresented, Array(files), onCancellation, onCompletion)
  }

  private func mover(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let told = Handover((completion: onCompletion, cancellation: onCancellation))
    return FileDialogView(
      content: self, isPresented: isPresented, isReady: !files.isEmpty,
      request: .destination(for: .using)
    ) { folders in
      guard let folder = folders.first else { return told.content.cancellation() }
      FileSaves.begin {
        told.content.completion(await Result.of { try await move(files, to: folder) })
      }
    }
  }
}

/// Moves files, off the main thread: to another disk that takes its time.
@concurrent
private func move(_ files: [URL], to folder: URL) async throws -> [URL] {
  try files.map { file in
    let place = folder.appending(path: file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
