import Foundation
import Testing

@testable import MacroExpansion

struct ExpansionTests {
  private func entry(_ source: String, in owner: String, as role: String = "peer") throws -> String
  {
    try EntryExpansion(
      of: AttachedUse(
        macro: MacroName(typeName: "Entry"), macroRole: role,
        declSyntax: SourcePart(source: source, location: nil),
        lexicalContext: [SourcePart(source: owner, location: nil)])
    ).source()
  }

  private func preview(_ source: String) throws -> String {
    let location = SourcePart.Location(fileID: "M/F.swift", fileName: "F.swift", line: 3, offset: 9)
    return try PreviewExpansion(
      of: FreestandingUse(
        macro: MacroName(typeName: "Preview"),
        syntax: SourcePart(source: source, location: location), discriminator: "$s1")
    ).source()
  }

  @Test func `a preview is a type with a name of its own, and knows its line`() throws {
    let source = try preview("\n// It\n#Preview(\"A\") { B() }")
    #expect(
      source.hasPrefix("struct $s120_PreviewRegistrationfMu_: PortableUI._PreviewRegistration"))
    #expect(source.contains("{ 5 }"))
    #expect(source.contains("PortableUI.Preview.previews(\"A\") { B() }"))
  }

  @Test func `previewable properties need a block without arguments`() {
    #expect(throws: Problem.self) {
      try preview("#Preview(arguments: [1]) { a in @Previewable @State var b = 1; B(a, b) }")
    }
  }

  @Test func `an entry has a key beside it`() throws {
    let peer = try entry("@Entry var a: Int = 1", in: "extension EnvironmentValues {}")
    #expect(peer.contains("struct __Key_a: PortableUI.EnvironmentKey"))
    #expect(peer.contains("static var defaultValue: Int { 1 }"))
    let accessor = try entry(
      "@Entry var a: Int = 1", in: "extension EnvironmentValues {}", as: "accessor")
    #expect(accessor.contains("get { self[__Key_a.self] }"))
  }

  @Test func `an entry of focused values has a key with the type of its value`() throws {
    let peer = try entry("@Entry var a: [Int]?", in: "extension FocusedValues {}")
    #expect(peer.contains("struct __Key_a: PortableUI.FocusedValueKey"))
    #expect(peer.contains("typealias Value = [Int]"))
  }

  @Test(arguments: [
    ("@Entry var a: Int", "extension EnvironmentValues {}"),
    ("@Entry let a = 1", "extension EnvironmentValues {}"),
    ("@Entry var a = 1", "struct MyEnvironmentValues {}"),
    ("@Entry var a: Int", "extension FocusedValues {}"),
    ("@Entry var a: Int? = 1", "extension FocusedValues {}"),
  ])
  func `an entry that cannot be is a problem in words`(source: String, owner: String) {
    #expect(throws: Problem.self) { try entry(source, in: owner) }
  }

  @Test func `a problem is told with the place of the first word`() throws {
    let location = SourcePart.Location(
      fileID: "M/F.swift", fileName: "F.swift", line: 1, offset: 10)
    let part = SourcePart(source: "  // b\n@Entry let a", location: location)
    let message = Answer.expansion { throw Problem("It cannot be.", at: part) }.message
    let text = String(decoding: message, as: UTF8.self)
    #expect(text.contains("It cannot be."))
    #expect(text.contains("\"offset\":17"))
  }
}
