import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct LocalizedStringResourceTests {
  private enum Tab: CaseIterable {
    case home
    case other(Int)
    static var allCases: [Tab] { [.home, .other(1_200)] }

    var title: LocalizedStringResource {
      switch self {
      case .home: "Home"
      case .other(let count): "Other \(count)"
      }
    }
  }

  @Test func `a model says what a view shows`() {
    let screen = Screen(
      VStack {
        Text(Tab.home.title)
        Label(Tab.other(1_200).title, systemImage: "star")
        Button(Tab.home.title) {}
      })
    #expect(screen.texts == ["Home", "Other 1,200", "Home"])
  }

  @Test func `the words can be had without a view`() {
    var resource: LocalizedStringResource = "Total: \(1_200)"
    resource.locale = Locale(identifier: "de_DE")
    #expect(String(localized: resource) == "Total: 1.200")
    #expect(resource.key == "Total: %lld")
  }

  @Test func `a string can be had at once`() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "Total: \(1_200)", locale: german) == "Total: 1.200")
    #expect(String(localized: "Total") == "Total")
    let value: String.LocalizationValue = "\(1_200) items"
    #expect(
      String(localized: value, table: "Other", bundle: .main, locale: german) == "1.200 items")
  }

  @Test func `what has no translation for its key has the words beside it`() throws {
    let files = try TestBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"cart.count": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%lld Sachen"}}}}}}
      """
    ])
    func words(_ language: String) -> [String] {
      let locale = Locale(identifier: language)
      let count = 1_200
      return [
        String(
          localized: "cart.count", defaultValue: "\(count) things", bundle: files.bundle,
          locale: locale),
        String(
          localized: "other", defaultValue: "Other \(count)", bundle: files.bundle,
          locale: locale),
      ]
    }
    #expect(words("de") == ["1.200 Sachen", "Other 1.200"])
    #expect(words("en") == ["1,200 things", "Other 1,200"])
    let resource = LocalizedStringResource(
      "cart.count", defaultValue: "\(1) thing", bundle: .atURL(files.bundle.bundleURL))
    #expect(resource.key == "cart.count" && String(localized: resource) == "1 thing")
    let screen = Screen(Text(resource).environment(\.locale, Locale(identifier: "de")))
    #expect(screen.texts == ["1 Sachen"])
    #expect(LocalizedStringResource("a", defaultValue: "b") != LocalizedStringResource("a"))
  }

  @Test func `two with the same words are the same`() {
    #expect(LocalizedStringResource("A") == "A")
    #expect(LocalizedStringResource("A") != "B")
    #expect(
      LocalizedStringResource("A", bundle: .atURL(URL(filePath: "/x"))) != "A")
  }
}
