/// Operators with a clock, on paper. What is due at a time comes after all that is said at it.
extension ScriptModel {
  func timed(_ operation: Node.Timed, _ stream: Stream, from start: Int) -> Stream {
    switch operation {
    case .receiveOn, .subscribeOn: return stream
    case .delay(let span): return stream.map { Said($0.time + span, $0.signal) }
    case .measureInterval:
      var last = start
      return stream.with(
        stream.values.map { time, _ in
          defer { last = time }
          return (time, (time - last) / 1_000_000)
        })
    case .debounce(let span): return debounced(stream, span)
    case .throttle(let span, let latest): return throttled(stream, span, latest)
    case .timeout(let span, let fails): return timedOut(stream, span, fails, from: start)
    case .collectByTime(let span): return gathered(stream, span, nil, from: start)
    case .collectByTimeOrCount(let span, let count):
      return gathered(stream, span, count, from: start)
    }
  }

  private func debounced(_ stream: Stream, _ span: Int) -> Stream {
    let values = stream.values
    let output = values.indices.compactMap { index -> Said? in
      let due = values[index].time + span
      if index + 1 < values.count, values[index + 1].time <= due { return nil }
      if let end = stream.end, end.time <= due { return nil }
      return Said(due, .value(values[index].value))
    }
    return output + (stream.end.map { [$0] } ?? [])
  }

  private func throttled(_ stream: Stream, _ span: Int, _ latest: Bool) -> Stream {
    var output: Stream = []
    var held: (due: Int, value: Int)?
    var lastSent: Int?
    func send() {
      guard let sent = held else { return }
      output.append(Said(sent.due, .value(sent.value)))
      (lastSent, held) = (sent.due, nil)
    }
    for (time, value) in stream.values {
      if let due = held?.due, due < time { send() }
      if let due = held?.due {
        if latest { held = (due, value) }
      } else {
        held = (max(time, lastSent.map { $0 + span } ?? time), value)
      }
    }
    guard let end = stream.end else {
      send()
      return output
    }
    if let due = held?.due {
      send()
      return output + [Said(max(due, end.time), end.signal)]
    }
    return output + [end]
  }

  private func timedOut(_ stream: Stream, _ span: Int, _ fails: Bool, from start: Int) -> Stream {
    var output: Stream = []
    var last = start
    for said in stream {
      if said.time > last + span { break }
      output.append(said)
      if said.signal.isEnd { return output }
      last = said.time
    }
    return output + [Said(last + span, fails ? .failed : .finished)]
  }

  private func gathered(_ stream: Stream, _ span: Int, _ count: Int?, from start: Int) -> Stream {
    var output: Stream = []
    var batch: [Int] = []
    var due = start + span
    func send(at time: Int) {
      if !batch.isEmpty { output.append(Said(time, .value(batch.reduce(0, +)))) }
      batch = []
    }
    func tick(until time: Int) {
      while due < time {
        send(at: due)
        due += span
      }
    }
    for (time, value) in stream.values {
      tick(until: time)
      batch.append(value)
      if let count, batch.count == count { send(at: time) }
    }
    guard let end = stream.end else {
      send(at: due)
      return output
    }
    tick(until: end.time)
    if end.signal == .finished {
      send(at: end.time)
    } else {
      // A full array that was on its way at this very moment goes with the rest.
      output.removeAll { $0.time == end.time }
    }
    return output + [end]
  }
}
