import Threads

/// What was dropped or is to be pasted and has not come yet, until whoever waits for it goes.
@MainActor
final class TransferTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0

  nonisolated init() {}

  isolated deinit { cancel() }

  /// Does `work`, which `graph` knows as `name` meanwhile.
  func start(
    in graph: Graph? = nil, _ name: String, _ work: @escaping @MainActor () async -> Void
  ) {
    let token = graph?.begin(name)
    count += 1
    tasks[count] = Task { [weak self, weak graph, count] in
      await work()
      if let token { graph?.finish(token) }
      self?.tasks[count] = nil
    }
  }

  /// Does nothing of it any more.
  func cancel() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension [NSItemProvider] {
  /// The values of type `T` that these are. Of what cannot be read it is said why.
  func values<T: Transferable>(of type: T.Type, to verb: String) async -> [T] {
    var values: [T] = []
    for item in self where item.canBe(T.self) {
      do {
        values.append(try await item.value())
      } catch is CancellationError {
        return []
      } catch {
        writeToStandardError(
          described(
            "A \(T.self) could not be \(verb).",
            facts: ["why": error, "as": item.registeredTypeIdentifiers.joined(separator: ", ")],
            fix: "Look at the transferRepresentation of \(T.self), and at what it came from."))
      }
    }
    return values
  }
}
