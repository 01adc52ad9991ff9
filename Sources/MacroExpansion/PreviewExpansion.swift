/// What stands for a use of `#Preview`: a type that can be found while the program runs, and that makes
/// the previews with the words of the use.
struct PreviewExpansion {
  private let use: FreestandingUse
  private let scanner: SourceScanner

  init(of use: FreestandingUse) {
    self.use = use
    scanner = SourceScanner(use.syntax.source)
  }

  func source() throws -> String {
    let name = "_PreviewRegistration"
    return """
      struct \(use.discriminator)\(name.utf8.count)\(name)fMu_: PortableUI._PreviewRegistration {
        static var fileID: String { \(quoted(use.syntax.location?.fileID ?? "")) }
        static var line: Int { \(line) }
        @MainActor static func makePreviews() -> [PortableUI.Preview] {
          PortableUI.Preview.previews\(try arguments())
        }
      }
      """
  }

  /// The line of the use: blanks and comments before it belong to its source.
  private var line: Int {
    let before = scanner.text(0..<scanner.firstWord)
    return (use.syntax.location?.line ?? 0) + before.utf8.count { $0 == 0x0A }
  }

  /// All that was written after `#Preview`; where the block marks properties, these in a view around
  /// the rest.
  private func arguments() throws -> String {
    let start = scanner.firstWord + "#Preview".utf8.count
    let pieces = scanner.pieces(in: start..<scanner.count)
    guard
      let block = pieces.last(where: {
        $0.kind == .group && scanner.byte($0.range.lowerBound) == UInt8(ascii: "{")
      })
    else { return scanner.text(start..<scanner.count) }
    let inside = block.range.lowerBound + 1..<block.range.upperBound - 1
    let body = PreviewBody(scanner.text(inside))
    guard !body.properties.isEmpty else { return scanner.text(start..<scanner.count) }
    if scanner.text(start..<block.range.lowerBound).contains("arguments:") {
      throw Problem(
        "'@Previewable' cannot be used in a preview with arguments."
          + " Write a view of your own with that property, and preview it.",
        at: use.syntax)
    }
    return """
      \(scanner.text(start..<block.range.lowerBound)){
        struct Previewed: PortableUI.View {
          \(body.properties.joined(separator: "\n"))
          var body: some PortableUI.View {
            \(body.rest)
          }
        }
        return Previewed()
      }
      """
  }

  private func quoted(_ text: String) -> String { "#\"\(text)\"#" }
}
