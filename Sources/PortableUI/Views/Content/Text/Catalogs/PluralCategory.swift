/// The kinds of number for which a language has words of their own.
enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other
}
