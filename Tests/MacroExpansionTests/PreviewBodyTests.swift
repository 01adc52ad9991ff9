import Testing

@testable import MacroExpansion

struct PreviewBodyTests {
  @Test(arguments: [
    ("\n@Previewable @State var a = 1\nText(a)", [" @State var a = 1"], "\n\nText(a)"),
    ("@Previewable @State var a = 1; Text(a)", [" @State var a = 1"], "; Text(a)"),
    ("@Previewable\n@State\nvar a: Int?\nText(a)", ["\n@State\nvar a: Int?"], "\nText(a)"),
    ("@Previewable @State var a =\n  1\nText(a)", [" @State var a =\n  1"], "\nText(a)"),
    ("@Previewable @State var a = b\n  .c\nText(a)", [" @State var a = b\n  .c"], "\nText(a)"),
    (
      "@Previewable @State var a = [\n  1,\n]\nText(a)", [" @State var a = [\n  1,\n]"], "\nText(a)"
    ),
    (
      "@Previewable @State var a = \"\"\"\n  x\n  \"\"\"\nText(a)",
      [" @State var a = \"\"\"\n  x\n  \"\"\""], "\nText(a)"
    ),
    ("@Previewable @State var a = 1 // b\nText(a)", [" @State var a = 1 // b"], "\nText(a)"),
    ("Text(\"@Previewable @State var a\")", [], "Text(\"@Previewable @State var a\")"),
    ("// @Previewable @State var a\nText(a)", [], "// @Previewable @State var a\nText(a)"),
    ("Text(a)\n@Previewable @State var a = 1", [" @State var a = 1"], "Text(a)\n"),
  ])
  func `a marked property is told from the rest`(
    source: String, properties: [String], rest: String
  ) {
    let body = PreviewBody(source)
    #expect(body.properties == properties)
    #expect(body.rest == rest)
  }
}
