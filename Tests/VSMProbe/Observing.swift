import Foundation
import VSM

/// Observes actions of every origin, before the main loop runs and in it, and prints the states.
@MainActor
func observe() {
  let container = StateContainer(state: "idle")
  container.observe("before the loop")
  print(container.state)

  Task {
    container.observe("in a task")
    print(container.state)

    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    await Task.detached { subject.send("from elsewhere") }.value
    for await state in container.didSetPublisher.values where state == "from elsewhere" { break }
    print(container.state)

    container.observe { await Task.detached { "an answer" }.value }
    for await state in container.didSetPublisher.values where state == "an answer" { break }
    print(container.state)
    exit(0)
  }
}
