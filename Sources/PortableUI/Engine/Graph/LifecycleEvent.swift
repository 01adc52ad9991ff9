/// Something that happened to a view, which it is told once the frame is on the screen.
struct LifecycleEvent {
  /// What happened, as a person calls it: `onAppear`.
  let name: StaticString

  /// The node it happened to.
  let node: Node
  let action: @MainActor () -> Void
}

extension Node {
  /// Has `action` called in the lifecycle pass of this round.
  final func later(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.lifecycle.append(LifecycleEvent(name: name, node: self, action: action))
    graph.needsFrame()
  }

  /// Has `action` called at the end of the lifecycle pass of this round: what has come is told before
  /// what has gone.
  final func last(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.endings.append(LifecycleEvent(name: name, node: self, action: action))
    graph.needsFrame()
  }
}
