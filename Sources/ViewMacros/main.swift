// The compiler starts this program once for each file that uses a macro of ours, and asks it what
// stands for each use.

let conversation = Conversation()
while let request = conversation.next() {
  switch request {
  case .capability:
    conversation.answer(.capability)
  case .freestanding(let use):
    conversation.answer(.expansion { try PreviewExpansion(of: use).source() })
  case .attached(let use):
    conversation.answer(.expansion { try expansion(of: use) })
  case .unknown(let name):
    conversation.answer(.refusal("The macros of PortableUI do not know the request '\(name)'."))
  }
}

func expansion(of use: AttachedUse) throws -> String {
  switch use.macro.typeName {
  case "Entry": try EntryExpansion(of: use).source()
  // What it marks is read by `#Preview`, around it.
  default: ""
  }
}
