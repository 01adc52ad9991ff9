import StateEvents

/// A container, store or controller that lives, and was recorded.
public struct LiveInstance: Identifiable {
  /// The name of the type of its state.
  public let feature: String

  /// Which one of its feature it is: the first one recorded is 1.
  public let number: Int

  /// What its state is now, where that can be asked for: a controller is a value in a view.
  public let state: Any?

  /// Whether it can show its past.
  public let canTravel: Bool

  /// The feature and the number.
  public var id: String { "\(feature) \(number)" }

  /// The name of the case that the state is; for what is no enumeration, the name of its type.
  public var label: String? {
    state.map { RecordedState.value($0).label(.named(feature)) }
  }

  init(_ instance: RecordedInstances.Instance) {
    feature = "\(instance.type)"
    number = instance.number
    state = instance.subject?.presentState
    canTravel = instance.subject?.canShow == true
  }
}
