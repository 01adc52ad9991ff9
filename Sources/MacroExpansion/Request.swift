import Foundation

/// What the compiler asks.
enum Request {
  /// Which version of the protocol is spoken here.
  case capability

  /// What stands for a macro that stands by itself.
  case freestanding(FreestandingUse)

  /// What a macro adds to the declaration it is written at.
  case attached(AttachedUse)
  case unknown(String)

  init(_ message: Data) {
    let decoder = JSONDecoder()
    if let envelope = try? decoder.decode(FreestandingEnvelope.self, from: message) {
      self = .freestanding(envelope.expandFreestandingMacro)
    } else if let envelope = try? decoder.decode(AttachedEnvelope.self, from: message) {
      self = .attached(envelope.expandAttachedMacro)
    } else {
      let names = try? decoder.decode([String: Ignored].self, from: message)
      let name = names?.keys.first ?? "?"
      self = name == "getCapability" ? .capability : .unknown(name)
    }
  }
}

/// A use of a macro that stands by itself.
struct FreestandingUse: Decodable {
  let macro: MacroName
  let syntax: SourcePart

  /// The beginning of names that no other use has.
  let discriminator: String
}

/// A use of a macro at a declaration.
struct AttachedUse: Decodable {
  let macro: MacroName
  let macroRole: String
  let declSyntax: SourcePart

  /// The macro's name, with what is given to it.
  var attributeSyntax: SourcePart?

  /// The type that an extension is made of, and the protocols it lacks of those the macro gives it.
  var extendedTypeSyntax: SourcePart?
  var conformanceListSyntax: SourcePart?

  /// What the declaration stands in, from the inside out.
  let lexicalContext: [SourcePart]?
}

struct MacroName: Decodable {
  let typeName: String
}

/// A part of a file, with the blanks and comments around it.
struct SourcePart: Decodable {
  let source: String
  let location: Location?

  struct Location: Decodable {
    let fileID: String
    let fileName: String
    let line: Int
    let offset: Int
  }
}

private struct FreestandingEnvelope: Decodable { let expandFreestandingMacro: FreestandingUse }
private struct AttachedEnvelope: Decodable { let expandAttachedMacro: AttachedUse }
private struct Ignored: Decodable { init(from decoder: any Decoder) {} }
