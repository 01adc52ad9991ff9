import Testing

@testable import MacroExpansion

struct SourceScannerTests {
  private func skipped(_ source: String) -> [String] {
    let scanner = SourceScanner(source)
    return scanner.pieces(in: 0..<scanner.count).filter { $0.kind != .byte }
      .map { scanner.text($0.range) }
  }

  @Test(arguments: [
    #"a "b" c"#, ##"a #"b"c"# d"##, #"a "b\"c" d"#, #"a "b\(c("d"))e" f"#,
    ##"a #"b\#(c(")"))"# d"##, "a \"\"\"\nb \"c\" d\n\"\"\" e",
  ])
  func `a string is one piece with all that is in it`(source: String) {
    let quoted = source.drop { $0 != "\"" && $0 != "#" }
    let end = quoted.lastIndex { $0 == "\"" || $0 == "#" }!
    #expect(skipped(source) == [String(quoted[...end])])
  }

  @Test func `a group is one piece, whatever brackets its strings and comments hold`() {
    #expect(skipped("f(a, \")\", /* ) */ [b]) { c } ") == ["(a, \")\", /* ) */ [b])", "{ c }"])
    #expect(skipped("a // (\nb") == ["// ("])
    #expect(skipped("a /* /* b */ */ c") == ["/* /* b */ */"])
  }

  @Test func `what is never closed is read to its end`() {
    #expect(skipped("f(a") == [])
    #expect(skipped("\"a") == [])
    #expect(skipped("a /* b") == ["/* b"])
  }

  @Test func `a number sign without a string is by itself`() {
    #expect(skipped("{ a\n#if b\n}") == ["{ a\n#if b\n}"])
    #expect(skipped("#selector(a) b)") == ["(a)"])
  }

  @Test func `words are whole`() {
    let scanner = SourceScanner("var variable")
    #expect(scanner.has("var", at: 0))
    #expect(!scanner.has("var", at: 4))
    #expect(!scanner.has("able", at: 8))
  }
}
