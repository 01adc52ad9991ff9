import StateEvents

/// A container, store or controller that lives, and was recorded.
public struct LiveInstance: Identifiable {
  /// The name of the type of its state.
  public let feature: String

  /// Which one of its feature it is: the first one recorded is 1.
  public let number: Int

  /// What its state is now, where that can be asked for.
  public let state: Any?

  /// Whether it can show its past.
  public let canTravel: Bool

  /// Whether its state is a part of another's, and shows the past with that one.
  public let isPart: Bool

  /// The feature and the number.
  public var id: String { "\(feature) \(number)" }

  /// The name of the case that the state is; for what is no enumeration, the name of its type.
  public var label: String? {
    state.map { RecordedState.value($0).label(.named(feature)) }
  }

  private(set) weak var subject: (any StateSubject)?
  private let type: Any.Type

  /// The cases that its state can be in, each with a value where a sample can be made; of what is no
  /// enumeration none.
  var cases: [(name: String, state: Any)] {
    func samples<State>(_ type: State.Type) -> [Any] {
      if let sampled = type as? any Sampled.Type { return sampled.samples as [Any] }
      return StateSamples(of: type).values
    }
    var known: Set<String> = []
    return _openExistential(type, do: samples)
      .filter { isEnumeration($0) }
      .map { (caseName(of: $0), $0) }
      .filter { known.insert($0.0).inserted }
  }

  init(_ instance: RecordedInstances.Instance) {
    type = instance.type
    subject = instance.subject
    feature = "\(instance.type)"
    number = instance.number
    state = instance.subject?.presentState
    canTravel = instance.subject?.canShow == true
    isPart = instance.subject?.isPart == true
  }
}
