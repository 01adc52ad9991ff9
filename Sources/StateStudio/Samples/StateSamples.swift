public import Foundation

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
    for enumCase in EnumCases.all(of: type) ?? [] {
      do {
        values.append(try SampleMaker.make(type, in: enumCase))
      } catch {
        missing.append(MissingSample(name: enumCase.name, reason: error.reason))
      }
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

/// What stands where a state holds an error that is not known better.
public struct SampleError: LocalizedError, CustomStringConvertible, Hashable, Sendable {
  /// What a person reads of it.
  public var description: String { "Something went wrong." }

  /// The same.
  public var errorDescription: String? { description }

  /// The error.
  public init() {}
}

/// Makes values of types that are only known at run time.
enum SampleMaker {
  struct Failure: Error {
    let reason: String
  }

  /// A value in one case.
  static func make<Whole>(
    _ type: Whole.Type, in enumCase: EnumCase, depth: Int = 0
  ) throws(Failure) -> Whole {
    var payload: Any?
    switch enumCase.payload {
    case .none: break
    case .value(let type): payload = try value(of: type, depth: depth + 1)
    case .unknown:
      throw Failure(reason: "the type of what it holds is not known. Write 'samples' of '\(type)'")
    }
    guard let whole = enumCase.make(type, with: payload) else {
      throw Failure(reason: "it is 'indirect'. Write 'samples' of '\(type)'")
    }
    return whole
  }

  /// The first sample of a type.
  private static func value(of type: Any.Type, depth: Int) throws(Failure) -> Any {
    if type == (any Error).self { return SampleError() as any Error }
    if let sampled = type as? any Sampled.Type {
      if let sample = first(of: sampled) { return sample }
      throw Failure(reason: "'\(type)' has no samples")
    }
    if let tuple = TupleParts(type) {
      var values: [Any] = []
      for part in tuple.parts { values.append(try value(of: part.type, depth: depth)) }
      guard let whole = whole(of: type, tuple, values) else {
        throw Failure(reason: "'\(type)' could not be made")
      }
      return whole
    }
    // Cases may hold cases that hold cases; the first that can be made will do.
    guard depth < 8, let cases = EnumCases.all(of: type) else {
      throw Failure(reason: "'\(type)' has no samples. Let it conform to 'Sampled'")
    }
    for enumCase in cases {
      if let whole = try? whole(of: type, in: enumCase, depth: depth) { return whole }
    }
    throw Failure(reason: "'\(type)' has no samples. Let it conform to 'Sampled'")
  }

  private static func whole(
    of type: Any.Type, in enumCase: EnumCase, depth: Int
  ) throws(Failure) -> Any {
    func whole<Whole>(_ type: Whole.Type) -> Result<Any, Failure> {
      Result { () throws(Failure) in try make(type, in: enumCase, depth: depth) }
    }
    return try _openExistential(type, do: whole).get()
  }

  private static func whole(of type: Any.Type, _ tuple: TupleParts, _ values: [Any]) -> Any? {
    func whole<Whole>(_ type: Whole.Type) -> Any? { tuple.make(type, of: values) }
    return _openExistential(type, do: whole)
  }

  private static func first<Value: Sampled>(of type: Value.Type) -> Any? { type.samples.first }
}
