/// A feature that takes part in the frames of a graph.
///
/// The graph knows no feature. One that has something to do in each frame joins when the first view
/// needs it, and is called from then on; see ``Graph/participant(_:)``.
@MainActor
protocol FrameParticipant: AnyObject {
  /// The layout of a round is done, and with it what depends on it.
  func layoutSettled()

  /// What is gone is off the screen; what is different is about to be shown.
  func willShow()

  /// The graph is taken apart.
  func graphClosed()
}

extension FrameParticipant {
  func layoutSettled() {}
  func willShow() {}
  func graphClosed() {}
}

extension Graph {
  /// The one participant of this type, which `make` makes where there is none yet.
  func participant<P: FrameParticipant>(_ make: (Graph) -> P) -> P {
    if let known: P = knownParticipant() { return known }
    let new = make(self)
    participants.append(new)
    return new
  }

  /// The one participant of this type, where there is one.
  func knownParticipant<P: FrameParticipant>() -> P? {
    for known in participants {
      if let known = known as? P { return known }
    }
    return nil
  }
}
