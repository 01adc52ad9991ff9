/// What a person finishes when they press return.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)

  /// The fields of searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What to call when a text is finished, innermost first.
struct SubmitActions {
  var actions: [() -> Void] = []
}

enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }
enum SearchSubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

nonisolated extension View {
  /// Calls `action` when a person finishes a text inside with the return key.
  ///
  /// Where several are around each other, the innermost is called first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self) { values in
      if triggers.contains(.text) { values[SubmitKey.self].actions.insert(action, at: 0) }
      if triggers.contains(.search) { values[SearchSubmitKey.self].actions.insert(action, at: 0) }
    }
  }
}
