import Foundation
import PortableCombine
import Threads

/// What an app's tables say for one key: in each language, for each kind of number.
final class Wording: Sendable {
  /// The words in one language.
  private struct Choice {
    var phrase: Phrase
    var rules: PluralRules
    /// What is said whatever the values are.
    var always: Translation?
  }

  private struct Known {
    /// The locale that was asked for last, and what is said in it whatever the values are: nearly
    /// always it is the same one.
    var last: (locale: String, always: Translation)?
    var choices: [String: Choice] = [:]
    var varied: [String: [[NumberKind?]: Translation]] = [:]

    func last(in locale: String) -> Translation? {
      if let last, last.locale == locale { last.always } else { nil }
    }
  }

  /// The words where no table has the key: mostly that itself.
  private let standIn: String
  private let hasValues: Bool
  private let sourceLanguage: String
  private let languages: [String]
  private let phrases: [String: Phrase]

  /// What is said in every language, where that is the same.
  private let everywhere: Translation?

  private let known = Guarded(Known())

  /// What `table` has for `key`, or else `standIn`; the key itself where that is `nil`.
  init(_ key: String, or standIn: String? = nil, in table: StringTable?, hasValues: Bool) {
    let standIn = standIn ?? key
    self.standIn = standIn
    self.hasValues = hasValues
    phrases = table?.phrases[key] ?? [:]
    sourceLanguage = table?.sourceLanguage ?? "en"
    languages = Array(table?.languages ?? []).filter { [phrases, sourceLanguage] in
      phrases[$0] != nil || $0 == sourceLanguage
    }
    everywhere = phrases.isEmpty ? Translation(standIn, hasValues: hasValues) : nil
  }

  /// Whether a link is in the words in some language.
  var mayHaveLinks: Bool {
    if let everywhere { return everywhere.markdown?.hasLinks == true }
    let formats = phrases.values.flatMap { phrase in
      phrase.forms.formats.values + phrase.parts.values.flatMap { $0.forms.formats.values }
    }
    return (formats + [standIn]).contains { $0.contains("](") }
  }

  /// The words for `locale` and these values.
  func translation(
    in locale: () -> Locale, of values: @autoclosure () -> [TextArgument]
  ) -> Translation {
    if let everywhere { return everywhere }
    let locale = locale()
    let name = locale.identifier
    if let last = known.withLock({ $0.last(in: name) }) { return last }
    let choice = known.withLock({ $0.choices[name] }) ?? choose(for: locale, called: name)
    if let always = choice.always {
      known.withLock { $0.last = (name, always) }
      return always
    }
    let kinds = values().map { $0.kind(by: choice.rules) }
    if let known = known.withLock({ $0.varied[name]?[kinds] }) { return known }
    let translation = Translation(choice.phrase.format(for: kinds), hasValues: hasValues)
    known.withLock { $0.varied[name, default: [:]][kinds] = translation }
    return translation
  }

  private func choose(for locale: Locale, called name: String) -> Choice {
    let language =
      Languages.best(of: languages, for: Languages.wanted(for: locale)) ?? sourceLanguage
    let phrase = phrases[language] ?? Phrase(standIn)
    let always = phrase.isVaried ? nil : Translation(phrase.usual, hasValues: hasValues)
    let choice = Choice(phrase: phrase, rules: PluralRules(language), always: always)
    known.withLock { $0.choices[name] = choice }
    return choice
  }
}

extension TextArgument {
  /// Of what kind a whole number is; `nil` for what is none.
  fileprivate func kind(by rules: PluralRules) -> NumberKind? {
    guard case .number(let number) = self else { return nil }
    switch number.value {
    case .signed(let value):
      return NumberKind(category: rules.category(of: value.magnitude), isZero: value == 0)
    case .unsigned(let value):
      return NumberKind(category: rules.category(of: value), isZero: value == 0)
    // What is written with a fraction is of the last kind in nearly every language.
    case .double: return NumberKind(category: .other, isZero: false)
    }
  }
}
