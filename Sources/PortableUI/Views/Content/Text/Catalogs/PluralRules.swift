/// Which numbers are of which kind in a language, as Unicode's CLDR has it.
struct PluralRules: Equatable, Sendable {
  private enum Family {
    case none, english, french, latin, hindi, russian, polish, serbian, czech, slovene
    case lithuanian, latvian, romanian, arabic, hebrew, maltese, irish, gaelic, welsh, icelandic
    case tagalog
  }

  private let family: Family

  /// The rules of a language, by its code: `de`, `pt-PT`. Those of English where it is not known.
  init(_ language: String) {
    let code = language.lowercased()
    let name = String(code.prefix { $0 != "-" && $0 != "_" })
    // Portugal counts as Spain does, Brazil as France does.
    family = code == "pt-pt" ? .latin : Self.families[name] ?? .english
  }

  private static let families: [String: Family] = {
    let languages: [(Family, String)] = [
      (.none, "ja zh ko vi th id ms lo my km jv su bo dz ig ii lkt sah ses sg to wo yo yue"),
      (.french, "fr pt hy ff kab"), (.latin, "es it ca"), (.hindi, "ln mg pa ak nso ti wa si"),
      (.hindi, "fa hi bn gu kn am as zu"), (.russian, "ru uk be"), (.polish, "pl"),
      (.serbian, "sr hr bs sh"), (.czech, "cs sk"), (.slovene, "sl hsb dsb"),
      (.lithuanian, "lt"), (.latvian, "lv prg"), (.romanian, "ro mo"), (.arabic, "ar ars"),
      (.hebrew, "he iw"), (.maltese, "mt"), (.irish, "ga"), (.gaelic, "gd"), (.welsh, "cy"),
      (.icelandic, "is mk"), (.tagalog, "fil tl"),
    ]
    let pairs = languages.flatMap { family, names in
      names.split(separator: " ").map { (String($0), family) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The kind of `number`, which has no fraction.
  func category(of number: UInt64) -> PluralCategory {
    let (ten, hundred) = (number % 10, number % 100)
    let isMillions = number > 0 && number.isMultiple(of: 1_000_000)
    let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
    return switch family {
    case .none: .other
    case .english: number == 1 ? .one : .other
    case .french: number < 2 ? .one : isMillions ? .many : .other
    case .latin: number == 1 ? .one : isMillions ? .many : .other
    case .hindi: number < 2 ? .one : .other
    case .russian: ten == 1 && hundred != 11 ? .one : isFew ? .few : .many
    case .polish: number == 1 ? .one : isFew ? .few : .many
    case .serbian: ten == 1 && hundred != 11 ? .one : isFew ? .few : .other
    case .czech: number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .icelandic: ten == 1 && hundred != 11 ? .one : .other
    case .hebrew: number == 1 ? .one : number == 2 ? .two : .other
    case .tagalog: [4, 6, 9].contains(ten) ? .other : .one
    default: rareCategory(of: number, ten, hundred)
    }
  }

  private func rareCategory(_ ten: UInt64, _ hundred: UInt64) -> PluralCategory? {
    let isTeen = (11...19).contains(hundred)
    return switch family {
    case .slovene: [1: .one, 2: .two, 3: .few, 4: .few][hundred]
    case .lithuanian: isTeen || ten == 0 ? nil : ten == 1 ? .one : .few
    case .latvian: isTeen || ten == 0 ? .zero : ten == 1 && hundred != 11 ? .one : nil
    default: nil
    }
  }

  private func rareCategory(
    of number: UInt64, _ ten: UInt64, _ hundred: UInt64
  ) -> PluralCategory {
    let exact: [UInt64: PluralCategory] =
      switch family {
      case .arabic: [0: .zero, 1: .one, 2: .two]
      case .romanian: [0: .few, 1: .one]
      case .maltese: [0: .few, 1: .one, 2: .two]
      case .irish: [1: .one, 2: .two]
      case .gaelic: [1: .one, 2: .two, 11: .one, 12: .two]
      case .welsh: [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      default: [:]
      }
    if let category = exact[number] { return category }
    return switch family {
    case .arabic: hundred < 3 ? .other : hundred < 11 ? .few : .many
    case .romanian: (1...19).contains(hundred) ? .few : .other
    case .maltese: (3...10).contains(hundred) ? .few : (11...19).contains(hundred) ? .many : .other
    case .irish: (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
    case .gaelic: (3...19).contains(number) ? .few : .other
    default: rareCategory(ten, hundred) ?? .other
    }
  }
}
