import Combine

/// The same questions, for models whose actions are publishers.
@MainActor
extension ProfileRepository {
  /// Loads when it is subscribed to.
  public func loaded() -> AnyPublisher<UserData, any Error> {
    publisher { try await load() }
  }

  /// Saves when it is subscribed to.
  public func saved(_ user: UserData) -> AnyPublisher<UserData, any Error> {
    publisher { try await save(user) }
  }

  private func publisher<Output: Sendable>(
    _ work: @escaping @Sendable () async throws -> Output
  ) -> AnyPublisher<Output, any Error> {
    Deferred {
      var task: Task<Void, Never>?
      return Future<Output, any Error> { promise in
        task = Task {
          do { promise(.success(try await work())) } catch { promise(.failure(error)) }
        }
      }
      .handleEvents(receiveCancel: { task?.cancel() })
    }
    .eraseToAnyPublisher()
  }
}
