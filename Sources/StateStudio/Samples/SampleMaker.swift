/// Makes values of types that are only known at run time.
enum SampleMaker {
  struct Failure: Error {
    let reason: String
  }

  /// The types whose samples are being made.
  @TaskLocal static var underWay: Set<ObjectIdentifier> = []

  /// A value in one case.
  static func make<Whole>(
    _ type: Whole.Type, in enumCase: EnumCase, depth: Int = 0
  ) throws(Failure) -> Whole {
    if enumCase.isIndirect {
      throw Failure(reason: "it is 'indirect'. Write 'samples' of '\(type)'")
    }
    var payload: Any?
    switch enumCase.payload {
    case .none: break
    case .value(let type): payload = try value(of: type, depth: depth + 1)
    case .unknown:
      throw Failure(reason: "the type of what it holds is not known. Write 'samples' of '\(type)'")
    }
    guard let whole = enumCase.make(type, with: payload) else {
      throw Failure(reason: "what it holds is of another type. Write 'samples' of '\(type)'")
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
