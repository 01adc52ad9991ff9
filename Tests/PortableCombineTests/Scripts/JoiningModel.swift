/// Operators with several upstreams, on paper.
extension ScriptModel {
  func pair(_ operation: Node.Pair, _ first: Node, _ second: Node, from start: Int) -> Stream {
    let stream = stream(of: first, from: start)
    switch operation {
    case .append:
      guard let end = stream.end, end.signal == .finished else { return stream }
      return stream.dropLast() + self.stream(of: second, from: end.time)
    case .catch, .tryCatch:
      guard let end = stream.end, end.signal == .failed else { return stream }
      return stream.dropLast() + self.stream(of: second, from: end.time)
    case .prefixUntil:
      // The other one is listened to first; only its first value matters.
      let other = self.stream(of: second, from: start)
      guard let stop = other.values.first?.time else { return stream }
      if let end = stream.end, end.time < stop { return stream }
      return stream.filter { $0.time < stop } + [Said(stop, .finished)]
    case .dropUntil: return dropped(stream, until: self.stream(of: second, from: start))
    case .merge: return many(.merge, [stream, self.stream(of: second, from: start)], from: start)
    case .zip: return many(.zip, [stream, self.stream(of: second, from: start)], from: start)
    case .combineLatest:
      return many(.combineLatest, [stream, self.stream(of: second, from: start)], from: start)
    }
  }

  private func dropped(_ stream: Stream, until other: Stream) -> Stream {
    if let begin = other.values.first?.time {
      return stream.filter { $0.time >= begin || $0.signal.isEnd }
    }
    guard let end = other.end else { return stream.filter(\.signal.isEnd) }
    if let own = stream.end, own.time < end.time { return [own] }
    return [end]
  }

  /// Everything that several streams say, with the number of the one that says it.
  private func together(_ streams: [Stream]) -> [(index: Int, said: Said)] {
    let all = streams.enumerated().flatMap { index, stream in stream.map { (index, $0) } }
    return all.enumerated().sorted {
      ($0.element.1.time, $0.offset) < ($1.element.1.time, $1.offset)
    }.map { (index: $0.element.0, said: $0.element.1) }
  }

  func many(_ operation: Node.Many, _ streams: [Stream], from start: Int) -> Stream {
    switch operation {
    case .merge, .mergeMany: merged(streams)
    case .zip: zipped(streams)
    case .combineLatest: combined(streams)
    }
  }

  private func merged(_ streams: [Stream]) -> Stream {
    var output: Stream = []
    var open = streams.count
    for (_, said) in together(streams) {
      switch said.signal {
      case .value: output.append(said)
      case .failed: return output + [said]
      case .finished:
        open -= 1
        if open == 0 { return output + [said] }
      }
    }
    return output
  }

  private func zipped(_ streams: [Stream]) -> Stream {
    var output: Stream = []
    var waiting = streams.map { _ in [Int]() }
    var isOver = streams.map { _ in false }
    for (index, said) in together(streams) {
      switch said.signal {
      case .value(let value): waiting[index].append(value)
      case .failed: return output + [said]
      case .finished: isOver[index] = true
      }
      if waiting.allSatisfy({ !$0.isEmpty }) {
        output.append(Said(said.time, .value(Self.joined(waiting.map { $0[0] }))))
        for index in waiting.indices { waiting[index].removeFirst() }
      }
      if waiting.indices.contains(where: { isOver[$0] && waiting[$0].isEmpty }) {
        return output + [Said(said.time, .finished)]
      }
    }
    return output
  }

  private func combined(_ streams: [Stream]) -> Stream {
    var output: Stream = []
    var latest = [Int?](repeating: nil, count: streams.count)
    var open = streams.count
    for (index, said) in together(streams) {
      switch said.signal {
      case .value(let value):
        latest[index] = value
        let known = latest.compactMap(\.self)
        if known.count == latest.count {
          output.append(Said(said.time, .value(Self.joined(known))))
        }
      case .failed: return output + [said]
      case .finished:
        open -= 1
        if open == 0 { return output + [said] }
      }
    }
    return output
  }

  /// One number of several.
  static func joined(_ values: [Int]) -> Int { values.reduce(1) { ($0 * 7 + $1) % 1_000 } }

  /// A publisher for each value of `outer`, by its remainder.
  func each(_ operation: Node.Each, _ outer: Stream, _ nodes: [Node]) -> Stream {
    let values = outer.values
    var streams = values.map { stream(of: nodes[abs($0.value) % nodes.count], from: $0.time) }
    if operation == .switchToLatest {
      // A newcomer ends the one before, except for what that has said at once.
      for index in streams.indices.dropLast() {
        let (begin, next) = (values[index].time, values[index + 1].time)
        streams[index] = streams[index].filter {
          ($0.time < next || $0.time == begin) && $0.signal != .finished
        }
      }
    }
    let isLatest = operation == .switchToLatest
    return flattened(streams, outer.end, open: isLatest ? min(1, streams.count) : streams.count)
  }

  private func flattened(_ streams: [Stream], _ end: Said?, open: Int) -> Stream {
    var output: Stream = []
    // The outer one and `open` of the inner ones must have finished.
    var open = open + 1
    for (_, said) in together(streams + [end.map { [$0] } ?? []]) {
      switch said.signal {
      case .value: output.append(said)
      case .failed: return output + [said]
      case .finished:
        open -= 1
        if open == 0 { return output + [said] }
      }
    }
    return output
  }
}
