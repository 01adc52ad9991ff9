import Foundation
import PortableCombine
import Testing
import Threads
import ViewTesting

@testable import PortableUI

/// Words from the tables of a bundle.
@MainActor
struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}},
        "fr": {"stringUnit": {"state": "needs_review", "value": "Bonjour"}}}},
      "greeting": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Good day, %@ of %@"}},
        "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}}}},
      "%@ of %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$@"}}}},
      "Brand": {"shouldTranslate": false, "localizations": {
        "de": {"stringUnit": {"value": "Marke"}}}},
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tippen"}},
        "other": {"stringUnit": {"value": "Klicken"}}}}}}},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "Nothing"}},
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld rzecz"}},
          "few": {"stringUnit": {"value": "%lld rzeczy"}},
          "many": {"stringUnit": {"value": "%lld rzeczy!"}},
          "other": {"stringUnit": {"value": "?"}}}}},
        "ja": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld 個"}}}}}}},
      "%lld in %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@files@ in %#@places@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "one file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}},
          "places": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg place"}},
            "other": {"stringUnit": {"value": "%arg places"}}}}}}}}}}}
    """

  private func texts(
    _ bundle: Bundle, _ language: String, @ViewBuilder _ content: () -> some View
  ) -> [String] {
    Screen(VStack(content: content), locale: Locale(identifier: language)).texts
  }

  @Test func `a key is shown in the language of the locale, else as the source has it`() throws {
    let files = try TestBundle(["Localizable.xcstrings": Self.catalog])
    let bundle = files.bundle
    func shown(_ language: String) -> [String] {
      texts(bundle, language) {
        Text("Hello", bundle: bundle)
        Text("greeting", bundle: bundle)
        Text("\("a") of \("b")", bundle: bundle)
        Text("Brand", bundle: bundle)
        Text("Tap", bundle: bundle)
        Text("nowhere", bundle: bundle)
      }
    }
    #expect(shown("de_AT") == ["Hallo", "Guten Tag", "b: a", "Brand", "Klicken", "nowhere"])
    let source = ["Hello", "Good day, %@ of %@", "a of b", "Brand", "Tap", "nowhere"]
    #expect(shown("en_US") == source && shown("sv") == source)
    #expect(shown("fr") == ["Bonjour"] + source.dropFirst())
  }

  @Test(arguments: [
    ("en", ["Nothing", "1 item", "2 items", "1,200 items"]),
    ("de", ["0 Dinge", "1 Ding", "2 Dinge", "1.200 Dinge"]),
    ("pl", ["0 rzeczy!", "1 rzecz", "2 rzeczy", "1200 rzeczy!"]),
    ("ja", ["0 個", "1 個", "2 個", "1,200 個"]),
  ])
  func `a number decides which words stand beside it`(
    _ language: String, _ expected: [String]
  ) throws {
    let files = try TestBundle(["Localizable.xcstrings": Self.catalog])
    let shown = texts(files.bundle, language) {
      ForEach([0, 1, 2, 1200], id: \.self) { Text("\($0) items", bundle: files.bundle) }
    }
    #expect(shown == expected)
  }

  @Test func `each part of a text has a number of its own`() throws {
    let files = try TestBundle(["Localizable.xcstrings": Self.catalog])
    let bundle = files.bundle
    let shown = texts(bundle, "en") {
      Text("\(1) in \(2)", bundle: bundle)
      Text("\(3) in \(1)", bundle: bundle)
    }
    #expect(shown == ["one file in 2 places", "3 files in 1 place"])
  }

  @Test func `a view's language changes words, numbers and their kinds at once`() throws {
    struct Switching: View {
      let bundle: Bundle
      @State private var language = "en"
      var body: some View {
        VStack {
          Text("\(1) items", bundle: bundle)
          Text("Hello", bundle: bundle)
          Button("Deutsch") { language = "de" }
        }
        .environment(\.locale, Locale(identifier: language))
      }
    }
    let files = try TestBundle(["Localizable.xcstrings": Self.catalog])
    let screen = Screen(Switching(bundle: files.bundle))
    #expect(screen.texts.prefix(2) == ["1 item", "Hello"])
    try screen.tap(.button("Deutsch"))
    #expect(screen.texts.prefix(2) == ["1 Ding", "Hallo"])
  }

  @Test func `older tables of folders are read, and other tables by their names`() throws {
    let plurals = """
      <plist version="1.0"><dict><key>%lld in %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ und %#@m@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%lld Ding</string><key>other</key><string>%lld Dinge</string></dict>
      <key>m</key><dict><key>one</key><string>ein Ort</string>
      <key>other</key><string>%lld Orte</string></dict></dict></dict></plist>
      """
    let files = try TestBundle([
      "de-at.lproj/Localizable.strings":
        "/* a note */ \"A\" = \"Servus \\\"x\\\"\";\n\"C\"=\"ce\";",
      "de-at.lproj/Localizable.stringsdict": plurals,
      "en.lproj/Localizable.strings": "\"A\" = \"Hi\";",
      "de.lproj/Other.strings": "\"A\" = \"anders\";",
    ])
    let bundle = files.bundle
    let shown = texts(bundle, "de_AT") {
      Text("A", bundle: bundle)
      Text("A", tableName: "Other", bundle: bundle, comment: "a note")
      Text("\(1) in \(3)", bundle: bundle)
      Text(LocalizedStringResource("C", bundle: .atURL(files.url)))
    }
    #expect(shown == ["Servus \"x\"", "anders", "1 Ding und 3 Orte", "ce"])
    #expect(texts(bundle, "fr") { Text("A", bundle: bundle) } == ["Hi"])
    let resource = LocalizedStringResource(
      "C", locale: Locale(identifier: "de_AT"), bundle: .atURL(files.url))
    #expect(String(localized: resource) == "ce")
    let austrian = Locale(identifier: "de_AT")
    #expect(String(localized: "A", table: "Other", bundle: bundle, locale: austrian) == "anders")
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "{\"strings\": {", "cannot be read"),
    ("Localizable.xcstrings", "[]", "\"at\": strings"),
    ("Localizable.xcstrings", "{\"strings\": {\"A\": 3}}", "A"),
    ("Localizable.xcstrings", "{\"strings\": {\"A\": {\"localizations\": {\"en\": {}}}}}", "A, en"),
    (
      "Localizable.xcstrings",
      "{\"strings\": {\"A\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"lots\": 1}}}}}}}",
      "A, en, plural, lots"
    ),
    ("Localizable.strings", "\"A\" = \"", "cannot be read"),
    ("Localizable.stringsdict", "<plist><dict><key>A</key><string>x</string></dict></plist>", "A"),
  ])
  func `a broken table is said once, and its keys are shown`(
    _ file: String, _ content: String, _ said: String
  ) throws {
    let files = try TestBundle([file: content])
    let warnings = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    Warnings.$listener.withValue(listen) {
      let shown = texts(files.bundle, "en") {
        Text("A", bundle: files.bundle)
        Text("B", bundle: files.bundle)
      }
      #expect(shown == ["A", "B"])
    }
    let heard = warnings.withLock { $0 }
    #expect(heard.count == 1)
    let plain = said.replacing("\"at\": ", with: "")
    #expect(heard.first?.contains(plain) == true && heard.first?.contains(file) == true, "\(heard)")
  }

  @Test func `parts that name each other come to an end`() {
    let part = Phrase.Part(value: 0, forms: Phrase.Forms(formats: [.other: "x%#@a@"]))
    let phrase = Phrase(Phrase("%#@a@%#@unknown@").forms, parts: ["a": part])
    #expect(phrase.format(for: []) == "xxxxxxxx")
    let many = String(repeating: "x%#@b@", count: 100)
    let wide = Phrase(
      Phrase("%#@b@").forms,
      parts: ["b": Phrase.Part(value: 0, forms: Phrase.Forms(formats: [.other: many]))])
    #expect(wide.format(for: []).count < 200_000)
  }

  @Test(arguments: [Int.min, -1, 0, 100_000])
  func `a part of a value that cannot be is one of the value in its place`(_ number: Int) throws {
    let files = try TestBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld left": {"localizations": {"en": {
        "stringUnit": {"value": "%#@items@ left"},
        "substitutions": {"items": {"argNum": \(number), "formatSpecifier": "lld",
          "variations": {"plural": {"other": {"stringUnit": {"value": "%arg items"}}}}}}}}}}}
      """
    ])
    #expect(
      texts(files.bundle, "en") { Text("\(3) left", bundle: files.bundle) } == ["3 items left"])
  }
}
