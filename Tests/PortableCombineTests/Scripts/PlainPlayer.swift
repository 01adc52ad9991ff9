import PortableCombine

/// Operators with one upstream that know no time.
extension ScriptPlayer {
  func plain(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    switch operation {
    case .map, .filter, .compactMap, .tryMap, .removeDuplicates, .scan, .replaceNil, .mapError,
      .setFailureType, .share, .multicast, .handleEvents, .buffer, .ignoreOutput, .replaceError:
      passing(operation, stream)
    case .collect, .count, .minimum, .maximum, .last, .lastEven, .reduce, .collectBy, .contains,
      .allBelow:
      gathering(operation, stream)
    default: limiting(operation, stream)
    }
  }

  private func passing(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    switch operation {
    case .filter: stream.filter { $0.isMultiple(of: 2) }.eraseToAnyPublisher()
    case .compactMap: stream.compactMap { $0.isMultiple(of: 2) ? $0 : nil }.eraseToAnyPublisher()
    case .tryMap:
      stream.tryMap { value -> Int in
        if value == 7 { throw Failure() }
        return value
      }.narrowed()
    case .removeDuplicates: stream.removeDuplicates().eraseToAnyPublisher()
    case .scan: stream.scan(0) { ($0 + $1) % 100 }.eraseToAnyPublisher()
    case .replaceNil: stream.map { Optional($0 + 1) }.replaceNil(with: 0).eraseToAnyPublisher()
    case .mapError: stream.mapError { $0 }.eraseToAnyPublisher()
    case .setFailureType:
      stream.map { Result<Int, Failure>.success($0) }.catch { Just(.failure($0)) }
        .setFailureType(to: (any Error).self).tryMap { try $0.get() }.narrowed()
    // For each subscriber anew: what is shared by two says less to the second.
    case .share: Deferred { stream.share() }.eraseToAnyPublisher()
    case .multicast:
      Deferred { stream.multicast { PassthroughSubject<Int, Failure>() }.autoconnect() }
        .eraseToAnyPublisher()
    case .handleEvents: stream.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()
    case .buffer:
      stream.buffer(size: 1_000, prefetch: .byRequest, whenFull: .dropOldest)
        .eraseToAnyPublisher()
    case .ignoreOutput: stream.ignoreOutput().map(number(of:)).eraseToAnyPublisher()
    case .replaceError:
      stream.replaceError(with: -1).setFailureType(to: Failure.self).eraseToAnyPublisher()
    default: stream.map { $0 + 1 }.eraseToAnyPublisher()
    }
  }

  /// There is none: this only gives a stream that says nothing the type of the others.
  private func number(of never: Never) -> Int {}

  private func gathering(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    switch operation {
    case .collect:
      stream.collect().map { $0.count * 10 + ($0.last ?? 0) }.eraseToAnyPublisher()
    case .count: stream.count().eraseToAnyPublisher()
    case .minimum: stream.min().eraseToAnyPublisher()
    case .maximum: stream.max().eraseToAnyPublisher()
    case .last: stream.last().eraseToAnyPublisher()
    case .lastEven: stream.last { $0.isMultiple(of: 2) }.eraseToAnyPublisher()
    case .collectBy(let count):
      stream.collect(count).map { $0.reduce(0, +) }.eraseToAnyPublisher()
    case .contains(let number): stream.contains(number).map { $0 ? 1 : 0 }.eraseToAnyPublisher()
    case .allBelow(let limit):
      stream.allSatisfy { $0 < limit }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
    default: stream.reduce(0) { ($0 * 3 + $1) % 100 }.eraseToAnyPublisher()
    }
  }

  private func limiting(_ operation: Node.Plain, _ stream: Stream) -> Stream {
    switch operation {
    case .firstEven: stream.first { $0.isMultiple(of: 2) }.eraseToAnyPublisher()
    case .dropFirst(let count): stream.dropFirst(count).eraseToAnyPublisher()
    case .prefix(let count): stream.prefix(count).eraseToAnyPublisher()
    case .output(let low, let high): stream.output(in: low..<high).eraseToAnyPublisher()
    case .outputAt(let index): stream.output(at: index).eraseToAnyPublisher()
    case .prefixWhileBelow(let limit): stream.prefix { $0 < limit }.eraseToAnyPublisher()
    case .dropWhileBelow(let limit): stream.drop { $0 < limit }.eraseToAnyPublisher()
    case .replaceEmpty(let value): stream.replaceEmpty(with: value).eraseToAnyPublisher()
    case .prepend(let values): stream.prepend(values).eraseToAnyPublisher()
    case .append(let values): stream.append(values).eraseToAnyPublisher()
    case .retry(let count): stream.retry(count).eraseToAnyPublisher()
    default: stream.first().eraseToAnyPublisher()
    }
  }
}
