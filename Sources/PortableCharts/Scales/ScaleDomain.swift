/// The values that a scale shows: a range, a list, or what there is.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// The values that there are.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
  let includesZero: Bool?
  let isReversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that there are, and zero where they are numbers.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values that there are, with zero or without; `reversed`, from the last to the first.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

/// What a domain comes to.
enum DomainChoice {
  case automatic(includesZero: Bool?, isReversed: Bool)
  case range(Datum, Datum)
  case list([Datum])

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      self = .automatic(
        includesZero: automatic.includesZero, isReversed: automatic.isReversed)
    } else {
      self =
        (domain as? any StatedDomain)?.choice ?? .automatic(includesZero: nil, isReversed: false)
    }
  }

  /// What it says by name.
  var data: [Datum] {
    switch self {
    case .automatic: []
    case .range(let lower, let upper): [lower, upper]
    case .list(let data): data
    }
  }

  var isReversed: Bool {
    if case .automatic(_, let isReversed) = self { isReversed } else { false }
  }
}

/// A domain that names its values.
private protocol StatedDomain {
  var choice: DomainChoice { get }
}

extension ClosedRange: StatedDomain where Bound: Plottable {
  fileprivate var choice: DomainChoice { .range(lowerBound.datum, upperBound.datum) }
}

extension Array: StatedDomain where Element: Plottable {
  fileprivate var choice: DomainChoice { .list(map(\.datum)) }
}
