import Foundation
import Testing

@testable import PortableUI

/// Which language is chosen.
struct LanguagesTests {
  @Test(
    arguments: [
      (["en", "de"], ["de-AT"], "de"), (["en", "de-CH"], ["de-AT"], "de-CH"),
      (["pt-br", "en"], ["pt-BR"], "pt-br"), (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
      (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"), (["zh-Hant"], ["zh-CN"], nil),
      (["en", "no"], ["nb-NO"], "no"), (["fr", "en"], ["ru", "fr-CA", "en"], "fr"),
      (["de"], ["deu"], nil), ([], ["de"], nil),
    ] as [([String], [String], String?)])
  func `the nearest of those that are there is taken`(
    _ available: [String], _ wanted: [String], _ best: String?
  ) {
    #expect(Languages.best(of: available, for: wanted) == best)
  }

  @Test func `a system names languages in its environment`() {
    #expect(Languages.named(in: ["LANG": "de_AT.UTF-8"]) == ["de-AT"])
    #expect(
      Languages.named(in: ["LANG": "de_AT.UTF-8", "LANGUAGE": "fr:en_GB"])
        == ["fr", "en-GB", "de-AT"])
    #expect(Languages.named(in: ["LC_ALL": "sr_RS@latin", "LANG": "de"]) == ["sr-RS"])
    #expect(Languages.named(in: ["LC_ALL": "C.UTF-8", "LANG": "de", "LANGUAGE": "fr"]) == [])
    #expect(Languages.named(in: ["LC_ALL": "", "LC_MESSAGES": "POSIX"]) == [])
    #expect(Languages.code(of: "sr_RS@latin") == "sr-Latn-RS")
  }

  @Test(
    arguments: [
      (["ar", "en"], .rightToLeft), (["fa-IR"], .rightToLeft), (["he-IL"], .rightToLeft),
      (["de-AT", "ar"], .leftToRight), (["sr-Latn-RS"], .leftToRight), (["nonsense"], .leftToRight),
      ([], .leftToRight),
    ] as [([String], LayoutDirection)])
  func `an app is read as the language that a person reads first`(
    _ languages: [String], _ direction: LayoutDirection
  ) {
    #expect(LayoutDirection.of(languages) == direction)
  }
}
