// Actions that take their time: progress, cancelling, streams without end, retries and time-outs.

import Foundation
import PortableCombine
import VSM
import ViewTesting

// snippet.progress
enum UploadViewState {
  case ready(ReadyModel)
  case uploading(Double, UploadingModel)
  case done
  case failed(message: String, ReadyModel)

  struct ReadyModel {
    let upload: () -> AnyPublisher<Double, any Error>

    func start() -> AnyPublisher<UploadViewState, Never> {
      upload()
        .map { .uploading($0, UploadingModel(ready: self)) }
        .append(.done)
        .catch { Just(.failed(message: "\($0)", self)) }
        .eraseToAnyPublisher()
    }
  }

  struct UploadingModel {
    let ready: ReadyModel

    func cancel() -> UploadViewState { .ready(ready) }
  }
}
// snippet.end

// snippet.view
struct UploadView: View {
  @ViewState var state: UploadViewState

  var body: some View {
    VStack(spacing: 12) {
      switch state {
      case .ready(let model):
        Button("Upload") { $state.observe(model.start()) }
      case .uploading(let part, let model):
        ProgressView("Uploading", value: part)
        Button("Cancel") { $state.observe(model.cancel()) }
      case .done:
        Text("Uploaded")
      case .failed(let message, let model):
        Text(message)
        Button("Retry") { $state.observe(model.start()) }
      }
    }
    .padding()
  }
}
// snippet.end

// snippet.endless
struct Weather {
  var degrees: AsyncStream<Int>

  func follow() -> some AsyncSequence<String, Never> {
    degrees.map { "\($0) degrees" }
  }
}
// snippet.end

// snippet.patience
struct QuoteViewState {
  var quote = ""
  var problem: String?
  let fetch: @Sendable () async throws -> String

  func load() -> StateChanges<Self> {
    StateChanges {
      Work(
        retry: .times(2, backoff: .exponential(from: .seconds(1))),
        timeout: .seconds(5)
      ) {
        try await fetch()
      } then: { state, quote in
        state.quote = quote
      } catch: { state, error in
        state.problem = error is TimedOut ? "That takes too long." : "\(error)"
      }
    }
  }
}
// snippet.end

// snippet.nostate
struct ShareModel {
  let text: String
  let copy: (String) -> Void

  func share() { copy(text) }
}

struct ShareView: View {
  @ViewState var state: ShareModel

  var body: some View {
    Button("Copy") { state.share() }
  }
}
// snippet.end

let progress = PassthroughSubject<Double, any Error>()
let ready = UploadViewState.ReadyModel { progress.eraseToAnyPublisher() }
let screen = Screen(
  UploadView(state: .ready(ready)), size: CGSize(width: 300, height: 140))
try screen.tap("Upload")
progress.send(0.4)
await screen.settle()
precondition(screen.exists(.progress("Uploading")))
if let folder = CommandLine.arguments.dropFirst().first {
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    screen.colorScheme = scheme
    try screen.svg().write(
      toFile: "\(folder)/actions-upload\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
try screen.tap("Cancel")
progress.send(0.6)
await screen.settle()
precondition(screen.exists("Upload"))
try screen.tap("Upload")
progress.send(1)
progress.send(completion: .finished)
await screen.settle()
precondition(screen.texts == ["Uploaded"])

let container = StateContainer(state: "")
let (degrees, sending) = AsyncStream.makeStream(of: Int.self)
container.observe(Weather(degrees: degrees).follow())
sending.yield(21)
for await state in container.didSetPublisher.values {
  if state == "21 degrees" { break }
}

let clock = DispatchQueue.test
let slow = StateContainer(
  state: QuoteViewState(fetch: {
    try await Task.sleep(for: .seconds(3600))
    return ""
  }),
  scheduler: clock)
slow.observe(slow.state.load())
for _ in 1...60 where slow.state.problem == nil {
  for _ in 1...50 { await Task.yield() }
  clock.advance(by: .seconds(1))
}
precondition(
  slow.state.problem == "That takes too long.", "\(slow.state.problem ?? "-")")

var copied = ""
let share = Screen(ShareView(state: ShareModel(text: "Hello") { copied = $0 }))
try share.tap("Copy")
precondition(copied == "Hello")
