import StateEvents
import Threads

/// A view with work of its own, which lives as long as the view does.
struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: Handover<@isolated(any) () async -> Void>
}

extension TaskView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { TaskNode(self, at: place) }
}

final class TaskNode<Content: View, ID: Equatable>: PresenceNode<TaskView<Content, ID>, Content> {
  private var task: Task<Void, Never>?
  private var startedFor: ID?

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) { ("task", "task's end") }

  override func didAppear() { start() }
  override func didDisappear() {
    task?.cancel()
    startedFor = nil
  }

  override func viewChanged() {
    super.viewChanged()
    guard let startedFor, startedFor != view.id else { return }
    later("task(id:)") { [self] in
      if !flags.contains(.isDropped), self.startedFor != view.id { start() }
    }
  }

  private func start() {
    task?.cancel()
    startedFor = view.id
    let action = view.action
    // By itself, so that it is known whether this one sleeps.
    task = graph.inside {
      let token = graph.begin("the task of \(path)")
      let make = {
        // The graph may be gone by the time a task notices that it was cancelled.
        Task(priority: self.view.priority) { @MainActor [weak graph = self.graph] in
          await action.content()
          graph?.finish(token)
        }
      }
      return StateEvents.isWatched ? Trail.follow(make) : make()
    }
  }
}

nonisolated extension View {
  /// Starts `action` when the view has appeared, and cancels it when the view has left the screen.
  ///
  /// The action runs where it is written: on the main actor in a view's body. It is started once for the
  /// view's identity.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: true, priority: priority, action: Handover(action))
  }

  /// Starts `action` when the view has appeared, and anew when `id` has changed; what ran before is
  /// cancelled then, and when the view has left the screen.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: Handover(action))
  }
}
