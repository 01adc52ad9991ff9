/// What stands for the desktop's clipboard in a test.
@MainActor
final class CopiedWords {
  var last: String?

  nonisolated init() {}
}
