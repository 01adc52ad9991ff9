import Threads
import ViewPlatform

extension ViewStateRendering {
  /// The container, for a caller on main.
  nonisolated func containerOnMain() -> StateContainer<ContainedState> {
    let view = Handover(self)
    // SAFETY: the container does not leave anything of the view behind, and may itself go anywhere.
    // For a caller who is not on main after all this stops the program, in release builds too.
    return MainActor.assumeIsolated { view.content.container }
  }

  /// Does something with the container: at once on main, and there soon where the caller is elsewhere.
  nonisolated func withContainer(
    _ body: @escaping (StateContainer<ContainedState>) -> Void
  ) {
    let load = Handover { body(self.containerOnMain()) }
    runOnMain { load.content() }
  }

  /// The container, for a caller that can wait for main.
  nonisolated(nonsending) func containerFromAnywhere() async -> StateContainer<ContainedState> {
    let view = Handover(self)
    return await MainActor.run { view.content.container }
  }
}
