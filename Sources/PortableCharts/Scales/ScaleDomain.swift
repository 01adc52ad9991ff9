/// The values that a scale shows: a range, a list, or what there is.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// The values that there are.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool

  /// Makes another domain of what there is: of the ends of numbers and dates, of all words.
  var change: (([Datum]) -> [Datum])?
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

  /// The values that there are, as `modifyInferredDomain` changes them.
  ///
  /// It is given the least and the greatest value; of words, all. The scale goes across what it leaves.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool = false, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { data in
      var values = data.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
  }
}

/// What a domain comes to.
enum DomainChoice {
  case automatic(AutomaticScaleDomain)
  case range(Datum, Datum)
  case list([Datum])

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      self = .automatic(automatic)
    } else {
      self = (domain as? any StatedDomain)?.choice ?? .automatic(.automatic)
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

  /// What is said of a domain of what there is.
  var automatic: AutomaticScaleDomain? {
    if case .automatic(let domain) = self { domain } else { nil }
  }

  var isReversed: Bool {
    automatic?.isReversed == true
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
