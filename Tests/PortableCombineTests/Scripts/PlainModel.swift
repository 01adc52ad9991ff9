/// Operators with one upstream that know no time, on paper.
extension ScriptModel {
  func plain(_ operation: Node.Plain, _ upstream: Node, from start: Int) -> Stream {
    let stream = stream(of: upstream, from: start)
    switch operation {
    case .mapError, .share, .handleEvents, .buffer, .setFailureType, .multicast: return stream
    case .map, .replaceNil, .scan, .tryMap: return changed(operation, stream)
    case .filter, .compactMap, .removeDuplicates, .dropFirst, .dropWhileBelow, .ignoreOutput:
      return thinned(operation, stream)
    case .first, .firstEven, .prefix, .output, .outputAt, .prefixWhileBelow, .contains, .allBelow:
      return shortened(operation, stream, from: start)
    case .collect, .count, .minimum, .maximum, .last, .lastEven, .reduce:
      return concluded(operation, stream)
    case .collectBy(let count): return batched(stream, count)
    case .replaceEmpty(let value):
      guard let end = stream.end, end.signal == .finished, stream.count == 1 else { return stream }
      return [Said(end.time, .value(value)), end]
    case .replaceError:
      guard let end = stream.end, end.signal == .failed else { return stream }
      return stream.dropLast() + [Said(end.time, .value(-1)), Said(end.time, .finished)]
    case .prepend(let values): return values.map { Said(start, .value($0)) } + stream
    case .append(let values):
      guard let end = stream.end, end.signal == .finished else { return stream }
      return stream.dropLast() + values.map { Said(end.time, .value($0)) } + [end]
    case .retry(let count): return retried(upstream, count, from: start)
    }
  }

  private func changed(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    switch operation {
    case .scan:
      var sum = 0
      return stream.with(
        stream.values.map {
          sum = (sum + $0.value) % 100
          return ($0.time, sum)
        })
    case .tryMap:
      let bad = stream.firstIndex { $0.signal == .value(7) }
      guard let bad else { return stream }
      return stream[..<bad] + [Said(stream[bad].time, .failed)]
    default: return stream.with(stream.values.map { ($0.time, $0.value + 1) })
    }
  }

  private func thinned(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    let values = stream.values
    switch operation {
    case .filter, .compactMap: return stream.with(values.filter { $0.value.isMultiple(of: 2) })
    case .removeDuplicates:
      return stream.with(
        values.indices.filter { $0 == 0 || values[$0].value != values[$0 - 1].value }
          .map { values[$0] })
    case .dropFirst(let count): return stream.with(Array(values.dropFirst(count)))
    case .dropWhileBelow(let limit):
      return stream.with(Array(values.drop { $0.value < limit }))
    default: return stream.with([])
    }
  }

  private func shortened(
    _ operation: Node.Plain, _ stream: Stream, from start: Int
  ) -> Stream {
    let values = stream.values
    switch operation {
    case .first: return output(0..<1, of: stream, from: start)
    case .prefix(let count): return output(0..<count, of: stream, from: start)
    case .output(let low, let high): return output(low..<high, of: stream, from: start)
    case .outputAt(let index): return output(index..<index + 1, of: stream, from: start)
    case .firstEven:
      guard let found = values.first(where: { $0.value.isMultiple(of: 2) }) else {
        return stream.with([])
      }
      return [Said(found.time, .value(found.value)), Said(found.time, .finished)]
    case .prefixWhileBelow(let limit):
      guard let stop = values.firstIndex(where: { $0.value >= limit }) else { return stream }
      return stream[..<stop] + [Said(values[stop].time, .finished)]
    case .contains(let number):
      let found = values.first { $0.value == number }
      guard let found else { return stream.concluded { _ in 0 } }
      return [Said(found.time, .value(1)), Said(found.time, .finished)]
    case .allBelow(let limit):
      let found = values.first { $0.value >= limit }
      guard let found else { return stream.concluded { _ in 1 } }
      return [Said(found.time, .value(0)), Said(found.time, .finished)]
    default: return stream
    }
  }

  private func output(_ range: Range<Int>, of stream: Stream, from start: Int) -> Stream {
    if range.isEmpty { return [Said(start, .finished)] }
    let values = stream.values
    let kept = values.enumerated().filter { range.contains($0.offset) }.map(\.element)
    guard kept.count == range.count, let last = kept.last else { return stream.with(kept) }
    return kept.map { Said($0.time, .value($0.value)) } + [Said(last.time, .finished)]
  }

  private func concluded(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    stream.concluded { values in
      switch operation {
      case .collect: values.count * 10 + (values.last ?? 0)
      case .count: values.count
      case .minimum: values.min()
      case .maximum: values.max()
      case .last: values.last
      case .lastEven: values.last { $0.isMultiple(of: 2) }
      default: values.reduce(0) { ($0 * 3 + $1) % 100 }
      }
    }
  }

  private func batched(_ stream: Stream, _ count: Int) -> Stream {
    var said: Stream = []
    var batch: [Int] = []
    for (time, value) in stream.values {
      batch.append(value)
      if batch.count == count {
        said.append(Said(time, .value(batch.reduce(0, +))))
        batch = []
      }
    }
    guard let end = stream.end else { return said }
    if end.signal == .finished && !batch.isEmpty {
      said.append(Said(end.time, .value(batch.reduce(0, +))))
    }
    return said + [end]
  }

  private func retried(_ upstream: Node, _ count: Int, from start: Int) -> Stream {
    let stream = stream(of: upstream, from: start)
    guard count > 0, let end = stream.end, end.signal == .failed else { return stream }
    return stream.dropLast() + retried(upstream, count - 1, from: end.time)
  }
}
