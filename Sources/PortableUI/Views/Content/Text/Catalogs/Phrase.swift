/// What a table says for one key in one language: words, which may differ by the numbers in them.
struct Phrase: Equatable, Sendable {
  /// The words for each kind of a number; those for all of them are `other`.
  struct Forms: Equatable, Sendable {
    var formats: [PluralCategory: String]

    /// The words for a number of the kind `category`; as near as there are some.
    ///
    /// Nothing is nothing in every language: words for zero are said of it also where grammar knows none.
    func format(for category: PluralCategory, isZero: Bool) -> String {
      if isZero, let format = formats[.zero] { return format }
      return formats[category] ?? formats[.other]
        ?? formats.min { $0.key.rawValue < $1.key.rawValue }?.value ?? ""
    }
  }

  /// A part that is called by its name, `%#@name@`, and differs by a number of its own.
  struct Part: Equatable, Sendable {
    /// Which of all values decides, counted from 0; `nil` for the one in whose place it stands.
    var value: Int?
    var forms: Forms
  }

  /// The words around, which themselves may differ by the first number among the values.
  var forms: Forms
  var parts: [String: Part] = [:]

  /// The same words for all numbers.
  init(_ format: String) { forms = Forms(formats: [.other: format]) }

  init(_ forms: Forms, parts: [String: Part] = [:]) {
    self.forms = forms
    self.parts = parts
  }

  /// Whether the words differ by numbers.
  var isVaried: Bool { forms.formats.count > 1 || !parts.isEmpty }

  /// The one format there is, or the one for all other numbers.
  var usual: String { forms.format(for: .other, isZero: false) }

  /// The words where `kinds` says of what kind each value is. Placeholders have the numbers of
  /// their values.
  func format(for kinds: [NumberKind?]) -> String {
    let first = kinds.lazy.compactMap { $0 }.first ?? NumberKind(category: .other, isZero: false)
    let whole = forms.format(for: first.category, isZero: first.isZero)
    guard !parts.isEmpty else { return whole }
    var left = 1_000
    return expand(whole, at: nil, for: kinds, depth: 0, &left)
  }

  private func expand(
    _ format: String, at place: Int?, for kinds: [NumberKind?], depth: Int, _ left: inout Int
  ) -> String {
    var result = ""
    Placeholders.read(format) { piece in
      switch piece {
      case .words(let words): result += words == "%" ? "%%" : words
      case .own: result += "%\((place ?? 0) + 1)$@"
      case .value(let index, let isNumbered):
        // A part speaks of its own value, unless it names another one.
        result += "%\((isNumbered ? index : place ?? index) + 1)$@"
      case .part(let name, let index):
        let value = parts[name]?.value ?? index
        // Parts may name each other, and should not forever, nor in ever more places.
        left -= 1
        guard depth < 8, left > 0, let part = parts[name] else { return }
        let kind = kinds.indices.contains(value) ? kinds[value] : nil
        let words = part.forms.format(
          for: kind?.category ?? .other, isZero: kind?.isZero ?? false)
        result += expand(words, at: value, for: kinds, depth: depth + 1, &left)
      }
    }
    return result
  }
}

/// Of what kind a number is in a language.
struct NumberKind: Hashable, Sendable {
  var category: PluralCategory
  var isZero: Bool
}
