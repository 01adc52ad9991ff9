import Threads
import ViewPlatform

extension LiveAction {
  /// Lands the states of a sequence. On main its first steps are taken at once, until one has to wait.
  func run(_ sequence: StateSequence<State>) {
    var steps = sequence.steps
    while case .now(let state)? = steps.first, isLive {
      steps.removeFirst()
      land(state())
    }
    guard isLive, !steps.isEmpty else { return finish() }
    if isOnMain() {
      takeAtOnce(steps)
    } else {
      let end = noteWork(Self.workName)
      start(end) { await self.take(steps) }
    }
  }

  private static var workName: String { "a sequence of states" }

  /// Takes steps on main until one has to wait, and those after it elsewhere.
  private func takeAtOnce(_ steps: ArraySlice<StateSequence<State>.Step>) {
    let beginning = Beginning()
    let steps = Handover(steps)
    startAtOnce(noteWork(Self.workName)) { await self.take(steps, while: beginning) }
    beginning.isGoingOn = false
  }

  @MainActor
  private func take(
    _ steps: Handover<ArraySlice<StateSequence<State>.Step>>, while beginning: Beginning
  ) async {
    var rest = steps.content
    while beginning.isGoingOn, isLive, let step = rest.popFirst() { land(await step.state()) }
    await take(rest)
  }

  /// Lands what is left of a sequence.
  private func take(_ steps: ArraySlice<StateSequence<State>.Step>) async {
    for await state in StateSequence(steps) {
      guard await landOnMain(state) else { return }
    }
  }
}
