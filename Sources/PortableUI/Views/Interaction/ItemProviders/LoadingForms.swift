public import Foundation

// What a form holds comes later than it is asked for, and not on the main actor. Whoever cancels the progress that
// is returned stops waiting for it.

extension NSItemProvider {
  /// Hands over the data of the best form of the kind of that name.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// Hands over the data of the best form of the kind `contentType`.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    later(completionHandler) { try await self.content(as: contentType).data() }
  }

  /// Hands over a file of the best form of the kind of that name, which is there until `completionHandler` returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(importedAs: typeIdentifier)
    return progress {
      do {
        try await self.content(as: type).withFile(of: type, named: self.suggestedName) {
          completionHandler($0.file, nil)
        }
      } catch { completionHandler(nil, error) }
    }
  }

  /// Hands over what is of the kind of that name, as data.
  @discardableResult
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [String: any Sendable]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
  }

  /// Whether it may be a value of type `T`.
  public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool { canBe(T.self) }

  /// Whether it may be a text.
  public func canLoadObject(ofClass aClass: NSString.Type) -> Bool { canBe(String.self) }

  /// Whether it may be an address.
  public func canLoadObject(ofClass aClass: NSURL.Type) -> Bool { canBe(URL.self) }

  /// Hands over the value of type `T` that it is: a `String`, say, or a `URL`.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    later(completionHandler) { try await self.value() }
  }

  /// Hands over the text that it is.
  @discardableResult
  public func loadObject(
    ofClass aClass: NSString.Type,
    completionHandler: @escaping @Sendable (NSString?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: String.self) { completionHandler($0.map { NSString(string: $0) }, $1) }
  }

  /// Hands over the address that it is.
  @discardableResult
  public func loadObject(
    ofClass aClass: NSURL.Type,
    completionHandler: @escaping @Sendable (NSURL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: URL.self) { url, error in
      completionHandler(url.flatMap { NSURL(string: $0.absoluteString) }, error)
    }
  }

  /// Hands over the value of type `T` that it is.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    progress {
      do {
        completionHandler(.success(try await self.value()))
      } catch {
        completionHandler(.failure(error))
      }
    }
  }

  private func content(as type: UTType) async throws -> TransferContent {
    guard let offer = offer(of: type) else {
      throw TransferError.noForm(
        wanted: type.identifier, there: registeredTypeIdentifiers)
    }
    return try await offer.load()
  }

  private func later<Value: Sendable>(
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
    _ load: @escaping @Sendable () async throws -> Value
  ) -> Progress {
    progress {
      do { completion(try await load(), nil) } catch { completion(nil, error) }
    }
  }

  private func progress(_ work: @escaping @Sendable () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      await work()
      progress.completedUnitCount = 1
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}
