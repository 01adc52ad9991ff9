import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct RemoveDuplicatesTests {
  @Test func `a value equal to the one before is left out, and asked again for`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.removeDuplicates().record(demand: .max(2), in: talk)

    #expect(source.send(1) == .none)
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    #expect(source.send(1) == .none)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription RemoveDuplicates", "upstream: request max(2)", "value 1", "value 2",
        "value 1", "failure Broken()",
      ])
  }

  @Test func `each value is compared with the one before, even if that was left out`() {
    let source = Source<Int, Never>()
    let recorder = source.removeDuplicates { abs($0 - $1) <= 1 }.record()
    for value in [1, 2, 3, 4, 9] { source.send(value) }

    #expect(recorder.values == [1, 9])
  }

  @Test func `a value sent by the comparison follows the one being compared`() {
    let subject = PassthroughSubject<Int, Never>()
    var compared: [[Int]] = []
    let recorder = subject.removeDuplicates {
      compared.append([$0, $1])
      if $1 == 2 { subject.send(3) }
      return $0 == $1
    }.record()
    for value in [1, 2, 3] { subject.send(value) }

    #expect(compared == [[1, 2], [2, 3], [3, 3]])
    #expect(recorder.values == [1, 3, 2])
  }

  @Test func `nil is a value like any other`() {
    let source = Source<Int?, Never>()
    let recorder = source.removeDuplicates().record()
    for value in [nil, nil, 1, nil] { source.send(value) }

    #expect(recorder.values == [nil, 1, nil])
  }

  @Test func `an error of the comparison fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryRemoveDuplicates { if $1 == 3 { throw Broken() } else { $0 == $1 } }
      .record(in: talk)
    for value in [1, 1, 2, 3, 4] { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryRemoveDuplicates", "upstream: request unlimited", "value 1", "value 2",
        "upstream: cancel", "failure Broken()",
      ])
  }
}
