import Dispatch
import Foundation
import Threads

/// Something that can be written to a file, with all that is needed for it.
struct WrittenFile: Sendable {
  /// The kinds of files that it can be written to, the best one first.
  private(set) var types: [UTType]

  /// What the file is called unless a person calls it otherwise.
  var name: String?

  /// Makes what the two below write, on the main actor; then calls one of them.
  let prepare: @MainActor (UTType?) throws -> Writing

  /// Writes a file of a kind to where nothing is, off the main thread. It is told what stood there before.
  struct Writing: Sendable {
    let write: @Sendable (_ place: URL, _ existing: URL?) async throws -> Void
  }

  /// Puts a kind, or those that are of it, before the others that it can be written to.
  mutating func prefer(_ type: UTType) {
    let best = types.filter { $0.conforms(to: type) }
    types = best + types.filter { !best.contains($0) }
  }

  /// The kind of a file that is called that: the first that says so itself, or by its family; else the best one.
  func type(of url: URL) -> UTType? {
    let ending = url.pathExtension.lowercased()
    return types.first { $0.extensions.contains(ending) }
      ?? types.first { $0.family.contains { $0.extensions.contains(ending) } } ?? types.first
  }

  /// What it is called, where that has letters.
  var givenName: String? { name.flatMap { $0.isEmpty ? nil : $0 } }

  /// What the file is called that a person is asked for.
  var suggestion: String {
    let name = givenName ?? "Untitled"
    return types.first?.fileName(name) ?? name
  }

  /// Puts it into the place of what is at `url`. Returns where it is: with an ending where that has none, and
  /// nothing is there already. What is not as it was `seen` is not replaced, and the error is a `DiskChange`. Calls
  /// `isDone`, off the main thread, once the disk has it or will not take it.
  @MainActor
  func replace(
    _ url: URL, asSeen seen: SeenFile? = nil, isDone: @escaping @Sendable () -> Void = {}
  ) async throws -> (place: URL, seen: SeenFile) {
    let type = type(of: url)
    let place = type.map { url.ending(as: $0) } ?? url
    do {
      let writing = try prepare(type)
      return (place, try await Self.replace(place, asSeen: seen, by: writing, isDone))
    } catch {
      throw error.saying(place, "could not be saved")
    }
  }

  /// Puts it into `folder`, where it replaces nothing. Returns where it is.
  @MainActor
  func add(to folder: URL) async throws -> URL {
    let type = types.first
    do {
      let writing = try prepare(type)
      let wanted = givenName ?? "Untitled"
      return try await Self.add(type?.fileName(wanted) ?? wanted, to: folder, by: writing)
    } catch {
      throw error.saying(folder.appending(path: suggestion), "could not be saved")
    }
  }

  /// The same, done when this returns: for a program that is about to end.
  @MainActor
  func replaceAtOnce(_ url: URL) throws {
    let writing = try prepare(type(of: url))
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      _ = try? await Self.replace(url, asSeen: nil, by: writing) { isDone.signal() }
    }
    isDone.wait()
  }

  @concurrent
  private static func replace(
    _ place: URL, asSeen known: SeenFile?, by writing: Writing, _ isDone: @Sendable () -> Void
  ) async throws -> SeenFile {
    defer { isDone() }
    let existing = WholeFile.goal(of: place)
    var seen = SeenFile()
    try await WholeFile.replace(place) { fresh in
      try await writing.write(fresh, existing)
    } ifAllowed: { fresh in
      // As late as can be: writing takes its time.
      if let change = known?.change(now: place) { throw change }
      seen = SeenFile(now: fresh, at: place)
    }
    return seen
  }

  @concurrent
  private static func add(_ name: String, to folder: URL, by writing: Writing) async throws -> URL {
    try await WholeFile.add(name, to: folder) { try await writing.write($0, nil) }
  }
}

extension WrittenFile {
  /// A document that is a value.
  init<D: FileDocument>(_ document: D, as wanted: [UTType], name: String? = nil) {
    self.init(types: D.writableContentTypes.allowed(wanted), name: name) { type in
      Writing { place, existing in
        let configuration = FileDocumentWriteConfiguration(type, inPlaceOf: existing)
        try document.fileWrapper(configuration: configuration)
          .lay(at: place, inPlaceOf: existing)
      }
    }
  }

  /// A document that is an object.
  init<D: ReferenceFileDocument>(object document: D, as wanted: [UTType], name: String? = nil) {
    self.init(types: D.writableContentTypes.allowed(wanted), name: name) { type in
      let snapshot = Handover(try document.snapshot(contentType: type ?? .data))
      return Writing { place, existing in
        let configuration = FileDocumentWriteConfiguration(type, inPlaceOf: existing)
        try document.fileWrapper(snapshot: snapshot.content, configuration: configuration)
          .lay(at: place, inPlaceOf: existing)
      }
    }
  }

  /// A value that goes elsewhere.
  init<T: Transferable>(item: T, as wanted: [UTType], name: String? = nil) {
    let given = item.exportedContentTypes()
    // A picture may be wanted, and a PNG be given. Where what is given has no ending, what is wanted has.
    let types = wanted.flatMap { type in
      let fitting = given.filter { $0.conforms(to: type) }
      let named = fitting.filter { $0.preferredFilenameExtension != nil }
      return !named.isEmpty ? named : fitting.isEmpty ? [] : [type]
    }
    self.init(
      types: types.isEmpty ? given : types, name: name ?? item.suggestedFilename
    ) { type in
      Writing { place, _ in
        try await item.withExportedFile(contentType: type) {
          try FileManager.default.copyItem(at: $0, to: place)
        }
      }
    }
  }
}

extension FileDocumentWriteConfiguration {
  fileprivate init(_ type: UTType?, inPlaceOf existing: URL?) {
    self.init(
      contentType: type ?? .data, existingFile: existing.flatMap { try? FileWrapper(url: $0) })
  }
}

extension [UTType] {
  /// Those of them that are `wanted`, or all.
  fileprivate func allowed(_ wanted: [UTType]) -> [UTType] {
    let both = wanted.filter(contains)
    return both.isEmpty ? self : both
  }
}

extension URL {
  /// With the ending of that kind, unless it has one of its own, or something is there already.
  fileprivate func ending(as type: UTType) -> URL {
    guard pathExtension.isEmpty, let ending = type.preferredFilenameExtension else { return self }
    let whole = appendingPathExtension(ending)
    // Nobody was asked whether another one may be replaced, or left behind.
    let isTaken = [self, whole].contains { FileManager.default.fileExists(atPath: $0.plainPath) }
    return isTaken ? self : whole
  }
}
