import Foundation

/// What the compiler is told.
enum Answer {
  case capability
  case expansion(source: String?, problem: Problem?)
  case refusal(String)

  /// What `expand` makes, or the problem that kept it from that.
  static func expansion(_ expand: () throws -> String) -> Answer {
    do {
      return .expansion(source: try expand(), problem: nil)
    } catch {
      return .expansion(source: nil, problem: error as? Problem)
    }
  }

  var message: Data {
    let object: [String: Any] =
      switch self {
      case .capability: ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
      case .expansion(let source, let problem):
        [
          "expandMacroResult": [
            "expandedSource": source ?? NSNull(), "diagnostics": problem.map { [$0.object] } ?? [],
          ] as [String: Any]
        ]
      case .refusal(let reason):
        ["expandMacroResult": ["diagnostics": [Problem(reason, at: nil).object]]]
      }
    return (try? JSONSerialization.data(withJSONObject: object)) ?? Data("{}".utf8)
  }
}

/// Why a macro cannot stand where it stands: what happened, and the fix.
struct Problem: Error {
  private let text: String
  private let part: SourcePart?

  /// Where it is in the part; nil for its first word.
  private let offset: Int?

  init(_ text: String, at part: SourcePart?, offset: Int? = nil) {
    self.text = text
    self.part = part
    self.offset = offset
  }

  fileprivate var object: [String: Any] {
    let position: [String: Any] = [
      "fileName": part?.location?.fileName ?? "", "offset": part.map { $0.place(of: offset) } ?? 0,
    ]
    return [
      "message": text, "severity": "error", "position": position, "highlights": [] as [Any],
      "notes": [] as [Any], "fixIts": [] as [Any],
    ]
  }
}

extension SourcePart {
  /// Where a part of it is in the file, in bytes; its first word where none is named.
  fileprivate func place(of offset: Int?) -> Int {
    (location?.offset ?? 0) + (offset ?? SourceScanner(source).firstWord)
  }
}
