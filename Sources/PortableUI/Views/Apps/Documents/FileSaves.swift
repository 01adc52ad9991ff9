/// What is being saved. It goes on where the view that asked for it goes, and the last window: what a person
/// wanted to keep is kept.
@MainActor
package enum FileSaves {
  private static var count = 0

  /// Whether something is not saved yet.
  package static var areUnderWay: Bool { count > 0 }

  static func begin(_ body: @escaping @MainActor () async -> Void) {
    count += 1
    Task {
      await body()
      count -= 1
    }
  }
}

extension Result where Failure == any Error {
  /// What came of `body`.
  @MainActor
  static func of(_ body: @MainActor () async throws -> Success) async -> Self {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
