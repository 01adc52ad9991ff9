public import Foundation
import Threads

nonisolated extension View {
  /// Asks a person for the place of a file while `isPresented` is true and there is a `document`, and writes that there.
  ///
  /// The desktop's own dialog asks, also whether something that is there may be replaced. The file is written
  /// off the main thread, and is whole or not there at all. `isPresented` is false before `onCompletion`
  /// hears where the file is, or why there is none.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { WrittenFile($0, as: [contentType], name: defaultFilename) },
      onCompletion)
  }

  /// Asks a person for the place of a file of one of these kinds while `isPresented` is true and there is a
  /// `document`, and writes that there. `onCancellation` hears that nobody has chosen one.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { WrittenFile($0, as: contentTypes, name: defaultFilename) },
      onCompletion, onCancellation)
  }

  /// Asks a person for the place of a file while `isPresented` is true and there is a `document`, and writes
  /// a snapshot of that there.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented,
      document.map { WrittenFile(object: $0, as: [contentType], name: defaultFilename) },
      onCompletion)
  }

  /// Asks a person for the place of a file of one of these kinds while `isPresented` is true and there is a
  /// `document`, and writes a snapshot of that there. `onCancellation` hears that nobody has chosen one.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      document.map { WrittenFile(object: $0, as: contentTypes, name: defaultFilename) },
      onCompletion, onCancellation)
  }

  /// Asks a person for the place of a file while `isPresented` is true and there is an `item`, and writes that
  /// there, in the first of these kinds in which it goes, or else in its best form.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, item.map { WrittenFile(item: $0, as: contentTypes, name: defaultFilename) },
      onCompletion, onCancellation)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ file: WrittenFile?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let told = Handover((completion: onCompletion, cancellation: onCancellation))
    return FileDialogView(
      content: self, isPresented: isPresented, isReady: file != nil,
      request: .place(of: file)
    ) { places in
      guard let file, let place = places.first else { return told.content.cancellation() }
      FileSaves.begin {
        told.content.completion(await Result.of { try await file.replace(place).place })
      }
    }
  }
}

// Several files.
nonisolated extension View {
  /// Asks a person for a folder while `isPresented` is true and there are `documents`, and writes each into a
  /// file there, which replaces none. `onCompletion` hears where they are; after the first that could not be
  /// written, no other is.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, documents.map { WrittenFile($0, as: [contentType]) }, onCompletion)
  }

  /// Asks a person for a folder while `isPresented` is true and there are `documents`, and writes each into a
  /// file there. `onCancellation` hears that nobody has chosen one.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, documents.map { WrittenFile($0, as: contentTypes) }, onCompletion,
      onCancellation)
  }

  /// Asks a person for a folder while `isPresented` is true and there are `documents`, and writes a snapshot of
  /// each into a file there.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, documents.map { WrittenFile(object: $0, as: [contentType]) }, onCompletion)
  }

  /// Asks a person for a folder while `isPresented` is true and there are `documents`, and writes a snapshot of
  /// each into a file there. `onCancellation` hears that nobody has chosen one.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, documents.map { WrittenFile(object: $0, as: contentTypes) }, onCompletion,
      onCancellation)
  }

  /// Asks a person for a folder while `isPresented` is true and there are `items`, and writes each into a file
  /// there, which is called what the item suggests.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exporter(
      isPresented, items.map { WrittenFile(item: $0, as: contentTypes) }, onCompletion,
      onCancellation)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ files: [WrittenFile],
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let told = Handover((completion: onCompletion, cancellation: onCancellation))
    return FileDialogView(
      content: self, isPresented: isPresented, isReady: !files.isEmpty,
      request: .destination(for: .saving)
    ) { folders in
      guard let folder = folders.first else { return told.content.cancellation() }
      FileSaves.begin {
        told.content.completion(
          await Result.of {
            var places: [URL] = []
            for file in files { places.append(try await file.add(to: folder)) }
            return places
          })
      }
    }
  }
}
