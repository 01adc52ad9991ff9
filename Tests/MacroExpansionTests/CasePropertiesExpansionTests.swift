import Testing

@testable import MacroExpansion

struct CasePropertiesExpansionTests {
  private func expansion(
    _ source: String, as role: String = "member", attribute: String = "@CaseProperties",
    lacking conformances: String = "HasStateCase, Equatable", in owner: String? = nil,
    line: Int = 1
  ) throws -> String {
    let location = SourcePart.Location(
      fileID: "M/F.swift", fileName: "F.swift", line: line, offset: 0)
    func part(_ source: String) -> SourcePart { SourcePart(source: source, location: nil) }
    return try CasePropertiesExpansion(
      of: AttachedUse(
        macro: MacroName(typeName: "CaseProperties"), macroRole: role,
        declSyntax: SourcePart(source: source, location: location),
        attributeSyntax: part(attribute), extendedTypeSyntax: part("Outer.State"),
        conformanceListSyntax: part(conformances), lexicalContext: owner.map { [part($0)] })
    ).source()
  }

  @Test func `a case without payload is a question`() throws {
    let source = try expansion("enum State { case loading, `default` }")
    #expect(source.contains("nonisolated var isLoading: Bool {"))
    #expect(source.contains("nonisolated var isDefault: Bool {"))
  }

  @Test(arguments: [
    ("case a(Int)", "var a: (Int)? {", "self = .a(newValue)"),
    ("case a(_ b: Int)", "var a: (Int)? {", "self = .a(newValue)"),
    ("case a(b: Int = 1)", "var a: (Int)? {", "self = .a(b: newValue)"),
    ("case a(() -> Void)", "var a: (() -> Void)? {", "self = .a(newValue)"),
    ("case a(any Error /* , */)", "var a: (any Error)? {", "self = .a(newValue)"),
    ("case a([Int: String])", "var a: ([Int: String])? {", "self = .a(newValue)"),
    (
      "case a(b: Result<Int, any Error>, (Int) -> Bool)",
      "var a: (b: Result<Int, any Error>, (Int) -> Bool)? {",
      "self = .a(b: newValue.0, newValue.1)"
    ),
    ("indirect case `in`(Int)", "var `in`: (Int)? {", "self = .`in`(newValue)"),
  ])
  func `what a case holds is a property with its type`(
    one: String, property: String, assignment: String
  ) throws {
    let source = try expansion("enum State {\n  \(one)\n}")
    #expect(source.contains(property))
    #expect(source.contains(assignment))
  }

  @Test func `only cases of the enum itself count`() throws {
    let source = try expansion(
      """
      indirect enum State: String {
        case one = "a, case x" // case two
        case three = "c", four
        enum Inner { case five }
        static let six = if case .one = State.one { 1 } else { 2 }
        func seven() { switch self { case .one: break; case .three, .four: break } }
      }
      """)
    #expect(
      source.split(separator: "\n").filter { $0.hasPrefix("case ") && !$0.contains(":") }
        == ["case one", "case three", "case four"])
  }

  @Test func `conditions of compilation stay around what stands between them`() throws {
    let source = try expansion(
      """
      enum State {
        case a
        \u{23}if DEBUG // c
          case b(Int)
        \u{23}elseif os(Linux)
          case b(String)
        \u{23}endif
      }
      """)
    let lines = source.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("#if DEBUG") }.count == 3)
    #expect(lines.filter { $0 == "#endif" }.count == 3)
    let condition = try #require(lines.firstIndex { $0.hasPrefix("#elseif os(Linux)") })
    #expect(lines[condition + 2] == "nonisolated var b: (String)? {")
  }

  @Test func `what is added is as public as the enum`() throws {
    let members = try expansion("public enum State { case a, b(Int) }")
    for word in ["var isA", "var b", "enum StateCase", "var stateCase"] {
      #expect(members.contains("public nonisolated \(word)"), "\(word)")
    }
    let inherited = try expansion("enum State { case a }", in: "public extension Outer {}")
    #expect(inherited.contains("public nonisolated var isA"))
    let inner = try expansion("enum State { case a }", in: "public struct Outer {}")
    #expect(!inner.contains("public"))
  }

  @Test func `names that the enum has are its own`() throws {
    let source = try expansion(
      """
      enum State {
        case loading, loaded(Int), failed(Int)
        var isLoading: Bool { true }
        func failed(_ a: Int) {}
        static let loaded = 1
        typealias StateCase = Int
        var stateCase: Int { 1 }
        static func == (one: State, other: State) -> Bool { true }
      }
      """, attribute: "@CaseProperties(equatable: true)")
    #expect(!source.contains("isLoading"))
    #expect(!source.contains("var failed"))
    #expect(source.contains("var loaded: (Int)?"))
    #expect(!source.contains("StateCase"))
    #expect(!source.contains("stateCase"))
    #expect(!source.contains("=="))
  }

  @Test func `it conforms to what it lacks and was asked for`() throws {
    let source = "enum State { case a(Int) }"
    #expect(
      try expansion(source, as: "extension")
        == "extension Outer.State: nonisolated VSM.HasStateCase {}")
    let both = try expansion(
      source, as: "extension", attribute: "@CaseProperties(equatable: true)")
    #expect(both.contains("extension Outer.State: Swift.Equatable {}"))
    let known = try expansion(
      source, as: "extension", attribute: "@CaseProperties(equatable: true)",
      lacking: "HasStateCase")
    #expect(!known.contains("Equatable"))
    let plain = try expansion("enum State { case a }", as: "extension")
    #expect(plain.contains("extension Outer.State: Swift.Equatable {}"))
  }

  @Test func `cases of some systems are asked for where they can be`() throws {
    let source = try expansion(
      """
      enum State {
        case a
        @available(iOS 20, *) case b
        @available(iOS 21, *) case c
        @available(*, deprecated) case d
      }
      """, attribute: "@CaseProperties(equatable: true)")
    #expect(source.contains("if #available(iOS 20, *), case .b = self { return .b }\nreturn .c"))
    #expect(source.contains("if #available(iOS 20, *), case (.b, .b) = (one, other)"))
    #expect(source.contains("@available(iOS 20, *)\n/// Whether it is `b`."))
    #expect(source.contains("@available(*, deprecated)\n/// Whether it is `d`."))
    #expect(source.contains("case .d: return .d"))
  }

  private func words(of error: (any Error)?) -> String {
    String(decoding: Answer.expansion { throw error! }.message, as: UTF8.self)
  }

  @Test func `what is no enum is named`() {
    let error = #expect(throws: Problem.self) { try expansion("struct Profile { var a = 1 }") }
    #expect(words(of: error).contains("is for enums, and 'Profile' is none"))
  }

  @Test(arguments: [
    ("\n\nenum State {\n  case loading\n  case Loading\n}", "loading", "Loading", "isLoading", 13),
    ("\n\nenum State {\n  case a(b: Int)\n  case a(c: Int)\n}", "a", "a", "a", 13),
    ("\n\nenum State {\n  case isA(Int)\n  case a\n}", "isA", "a", "isA", 13),
  ])
  func `cases that would give one name are named with their lines`(
    source: String, one: String, other: String, property: String, line: Int
  ) {
    let error = #expect(throws: Problem.self) { try expansion(source, line: line - 3) }
    let expected = "'\(one)' in line \(line) and '\(other)' in line \(line + 1)"
    #expect(words(of: error).contains("\(expected) would both be the property '\(property)'."))
  }

  @Test func `one name in branches that exclude each other is one property`() throws {
    _ = try expansion("enum State {\n#if A\ncase a(Int)\n#else\ncase a(Bool)\n#endif\n}")
    #expect(throws: Problem.self) {
      try expansion("enum State {\n#if A\ncase a(Int)\n#endif\n#if B\ncase a(Bool)\n#endif\n}")
    }
  }

  @Test func `what is not known while compiling is refused`() {
    #expect(throws: Problem.self) {
      try expansion("enum State {}", attribute: "@CaseProperties(equatable: isEquatable)")
    }
  }
}
