/// What Combine's rules say that a pipeline sends, worked out on paper.
///
/// Nothing here subscribes, waits or counts demand. A stream is the list of all that it will ever say
/// and when, from the moment somebody begins to listen; an operator makes one such list of another,
/// by its description alone. The subscriber wants everything.
struct ScriptModel {
  /// Something said, at a time.
  struct Said: Equatable {
    let time: Int
    let signal: Notice

    init(_ time: Int, _ signal: Notice) {
      self.time = time
      self.signal = signal
    }
  }

  typealias Stream = [Said]

  let script: Script

  /// How long a step is, in nanoseconds.
  static let step = 10_000_000

  /// What the subscriber hears until it cancels, or until the clock stops at `end`.
  func heard(until end: Int) -> Stream {
    let all = stream(of: script.pipeline, from: 0).filter { $0.time <= end }
    guard let count = script.cancelsAfter else { return all }
    let values = all.indices.filter { !all[$0].signal.isEnd }
    return values.count < count ? all : Array(all[...values[count - 1]])
  }

  /// What `node` says to somebody who subscribes at `start`.
  func stream(of node: Node, from start: Int) -> Stream {
    switch node {
    case .input(let index): input(script.inputs[index], from: start)
    case .cold(let values, let end):
      values.map { Said(start, .value($0)) } + (end.map { [Said(start, $0)] } ?? [])
    case .plain(let operation, let upstream): plain(operation, upstream, from: start)
    case .timed(let operation, let upstream):
      timed(operation, stream(of: upstream, from: start), from: start)
    case .pair(let operation, let first, let second): pair(operation, first, second, from: start)
    case .many(let operation, let nodes):
      many(operation, nodes.map { stream(of: $0, from: start) }, from: start)
    case .each(let operation, let outer, let inner):
      each(operation, stream(of: outer, from: start), inner)
    }
  }

  private func input(_ input: Script.Input, from start: Int) -> Stream {
    let said = input.steps.sorted { $0.key < $1.key }.map { Said($0.key * Self.step, $0.value) }
    if let end = said.last, end.signal.isEnd, end.time <= start { return [Said(start, end.signal)] }
    var stream: Stream = []
    if let initial = input.initial {
      let before = said.last { $0.time <= start }?.signal
      stream = [Said(start, before ?? .value(initial))]
    }
    return stream + said.filter { $0.time > start }
  }
}

extension [ScriptModel.Said] {
  /// The values with their times.
  var values: [(time: Int, value: Int)] {
    compactMap { said in
      if case .value(let value) = said.signal { (said.time, value) } else { nil }
    }
  }

  /// How it ends, where it does.
  var end: ScriptModel.Said? { last.flatMap { $0.signal.isEnd ? $0 : nil } }

  /// The same ending after other values.
  func with(_ values: [(time: Int, value: Int)]) -> Self {
    values.map { .init($0.time, .value($0.value)) } + (end.map { [$0] } ?? [])
  }

  /// One value at the end in place of all, unless it fails.
  func concluded(_ result: ([Int]) -> Int?) -> Self {
    guard let end else { return [] }
    guard end.signal == .finished, let value = result(values.map(\.value)) else { return [end] }
    return [.init(end.time, .value(value)), end]
  }

  /// The first values, and a finish with the last of them.
  func cut(after index: Int) -> Self {
    let kept = Self(self[...index])
    return kept + [.init(kept[index].time, .finished)]
  }

  /// In the order of time; what is said at one time in the order of the list.
  func inOrder() -> Self {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
