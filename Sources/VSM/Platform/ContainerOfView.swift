import Threads
import ViewPlatform

/// The container of a view, which may be asked for on main only.
func containerOnMain<V: ViewStateRendering>(of view: V) -> StateContainer<V.ContainedState> {
  let view = Handover(view)
  return onMain { view.content.container }
}
