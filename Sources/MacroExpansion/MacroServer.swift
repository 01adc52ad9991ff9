/// Answers the compiler's questions about macros: it starts the program once for each file that uses a
/// macro of ours, and asks what stands for each use.
package enum MacroServer {
  /// Answers until the compiler closes the conversation.
  package static func run() {
    let conversation = Conversation()
    while let request = conversation.next() { conversation.answer(answer(to: request)) }
  }

  private static func answer(to request: Request) -> Answer {
    switch request {
    case .capability: .capability
    case .freestanding(let use): .expansion { try PreviewExpansion(of: use).source() }
    case .attached(let use): .expansion { try expansion(of: use) }
    case .unknown(let name):
      .refusal("These macros do not know the request '\(name)'.")
    }
  }

  private static func expansion(of use: AttachedUse) throws -> String {
    switch use.macro.typeName {
    case "Entry": try EntryExpansion(of: use).source()
    case "CaseProperties": try CasePropertiesExpansion(of: use).source()
    // What it marks is read by `#Preview`, around it.
    default: ""
    }
  }
}
