/// A value for each case of an enumeration, as far as they can be made, and why the others cannot.
///
///     let samples = StateSamples(of: ProfileState.self)
///     #expect(samples.missing.isEmpty)   // reads: "loaded: 'Profile' has no samples"
///
/// What a case holds comes from ``Sampled/samples`` of its type, the first of them; enumerations, tuples
/// and errors are made without that.
public struct StateSamples<State> {
  /// The values, in the order of the cases: first of those that hold something.
  public private(set) var values: [State] = []

  /// The cases that have no value, and why.
  public private(set) var missing: [MissingSample] = []

  /// Makes the values of `type`. What is no enumeration has none.
  public init(of type: State.Type) {
    let isInside = SampleMaker.underWay.contains(ObjectIdentifier(type))
    let underWay = SampleMaker.underWay.union([ObjectIdentifier(type)])
    SampleMaker.$underWay.withValue(underWay) {
      // A value that is put into another one of its type must end somewhere.
      for enumCase in EnumCases.all(of: type) ?? [] where !isInside || enumCase.isBare {
        make(type, in: enumCase)
      }
    }
  }

  private mutating func make(_ type: State.Type, in enumCase: EnumCase) {
    do {
      values.append(try SampleMaker.make(type, in: enumCase))
    } catch {
      missing.append(MissingSample(name: enumCase.name, reason: error.reason))
    }
  }
}

/// A case that nobody could make a value of.
public struct MissingSample: Hashable, Sendable, CustomStringConvertible {
  /// The name of the case.
  public let name: String

  /// Why, and what to do.
  public let reason: String

  /// Both.
  public var description: String { "\(name): \(reason)" }
}
