import Foundation

/// The compiler's side of the talk, on standard input, and ours, on standard output: JSON messages, each
/// after its length in eight bytes, the lowest first.
struct Conversation {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// What the compiler asks next; `nil` once it is done.
  func next() -> Request? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let message = read(length) else { return nil }
    return Request(message)
  }

  func answer(_ answer: Answer) {
    let message = answer.message
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    output.write(Data(header) + message)
  }

  private func read(_ count: Int) -> Data? {
    var all = Data()
    while all.count < count {
      guard let part = try? input.read(upToCount: count - all.count), !part.isEmpty else {
        return nil
      }
      all += part
    }
    return all
  }
}
