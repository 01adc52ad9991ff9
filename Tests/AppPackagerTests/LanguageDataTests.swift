import Foundation
import Testing

@testable import AppPackager

/// Taking Foundation's language data apart, and packing a part of it.
struct LanguageDataTests {
  /// ICU's format by hand: header, count, places, names, and bytes at multiples of sixteen.
  private static func packed(_ items: [(String, String)]) -> Data {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let header: [UInt8] = [16, 0, 0xDA, 0x27] + Array(repeating: 7, count: 12)
    let list = 4 + 8 * items.count
    let names = items.map { Array($0.0.utf8) + [0] }
    let room = list + names.joined().count
    let start = (room + 15) / 16 * 16
    var places = number(items.count)
    var at = list
    for (index, name) in names.enumerated() {
      places += number(at) + number(start + 16 * index)
      at += name.count
    }
    let bytes = items.flatMap {
      Array($0.1.utf8) + Array(repeating: 0, count: 16 - $0.1.utf8.count)
    }
    let padding: [UInt8] = Array(repeating: 0, count: start - room)
    return Data(header + places + names.joined() + padding + bytes)
  }

  private static let some = packed([
    ("icudt76l/curr/de.res", "Pfund"), ("icudt76l/curr/de_AT.res", "Schilling"),
    ("icudt76l/curr/en.res", "pound"), ("icudt76l/curr/pool.res", "shared"),
    ("icudt76l/fil.res", "salapi"), ("icudt76l/root.res", "¤"), ("icudt76l/uts46.nrm", "names"),
  ])

  private func text(_ data: LanguageData, _ name: String) -> String? {
    data.items.first { $0.name.hasSuffix(name) }.map {
      String(decoding: $0.bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  @Test func whatIsPackedAgainIsWhatItWas() throws {
    #expect(try LanguageData(Self.some).packed() == Self.some)
  }

  @Test func otherLanguagesGoWithTheirCountries() throws {
    var data = try LanguageData(Self.some)
    data.keep(["en"])
    #expect(
      data.items.map(\.name) == [
        "icudt76l/curr/en.res", "icudt76l/curr/pool.res", "icudt76l/root.res",
        "icudt76l/uts46.nrm",
      ])
    let again = try LanguageData(data.packed())
    #expect(text(again, "en.res") == "pound")
    #expect(text(again, "uts46.nrm") == "names")
    #expect(data.packed().count < Self.some.count)
  }

  @Test func countriesStayWithTheirLanguage() throws {
    var data = try LanguageData(Self.some)
    data.keep(["de", "fil"])
    #expect(text(data, "de_AT.res") == "Schilling")
    #expect(text(data, "fil.res") == "salapi")
    #expect(text(data, "en.res") == nil)
  }

  @Test func theLinkerKnowsItByItsVersion() throws {
    #expect(try LanguageData(Self.some).symbol == "icudt76_dat")
  }

  @Test(arguments: [0, 3, 15, 17, 40, 75])
  func halfOfItIsRefused(length: Int) {
    #expect(throws: Refusal.self) { try LanguageData(Self.some.prefix(length)) }
  }
}
