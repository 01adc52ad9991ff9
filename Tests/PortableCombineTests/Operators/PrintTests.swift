import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

/// Keeps whole pieces as they were written.
private struct Paper: TextOutputStream {
  let talk: Conversation
  var onWrite: (String) -> Void = { _ in }

  func write(_ string: String) {
    talk.note(string)
    onWrite(string)
  }
}

/// Numbers the lines, and so has to be kept as it was after the last one.
private struct NumberedPaper: TextOutputStream {
  let talk: Conversation
  var count = 0

  mutating func write(_ string: String) {
    count += 1
    talk.note("\(count). \(string)")
  }
}

struct PrintTests {
  private let talk = Conversation()

  @Test func `every event is a line`() {
    let source = Source<Int, Broken>()
    let recorder = source.print("numbers", to: Paper(talk: talk)).record(demand: .max(1)) {
      $0 == 1 ? .max(2) : $0 == 2 ? .unlimited : .none
    }
    for value in 1...3 { source.send(value) }
    recorder.request(.unlimited)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "numbers: receive subscription: (Source)\n", "numbers: request max: (1)\n",
        "numbers: receive value: (1)\n", "numbers: request max: (2) (synchronous)\n",
        "numbers: receive value: (2)\n", "numbers: request unlimited (synchronous)\n",
        "numbers: receive value: (3)\n", "numbers: request unlimited\n",
        "numbers: receive error: (Broken())\n",
      ])
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `without a prefix, lines begin with the event`() {
    let source = Source<Int, Broken>()
    _ = source.print(to: Paper(talk: talk)).record(demand: .none)
    source.send(completion: .finished)

    #expect(talk.lines == ["receive subscription: (Source)\n", "receive finished\n"])
  }

  @Test func `a stream that is a value is kept from line to line`() {
    let subject = PassthroughSubject<Int, Never>()
    _ = subject.print(to: NumberedPaper(talk: talk)).record(demand: .none)
    subject.send(completion: .finished)

    #expect(
      talk.lines == [
        "1. receive subscription: (PassthroughSubject)\n", "2. receive finished\n",
      ])
  }

  @Test func `a cancel is a line, and reaches the upstream`() {
    let source = Source<Int, Broken>()
    let recorder = source.print(to: Paper(talk: talk)).record(in: talk)
    recorder.cancel()

    #expect(
      talk.lines == [
        "receive subscription: (Source)\n", "subscription Print", "request unlimited\n",
        "receive cancel\n",
      ])
    #expect(source.cancelCount == 1)
  }

  @Test func `a stream that causes another line while it writes one gets both`() {
    let source = Source<Int, Broken>()
    let paper = Paper(talk: talk) { if $0.contains("(1)") { source.send(2) } }
    let recorder = source.print(to: paper).record(demand: .none)
    source.send(1)

    #expect(
      talk.lines == [
        "receive subscription: (Source)\n", "receive value: (1)\n", "receive value: (2)\n",
      ])
    #expect(recorder.values == [2, 1])
  }

  @Test func `lines go to standard output by default`() async throws {
    let ended = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let subject = PassthroughSubject<Int, Never>()
      let token = subject.print("out").sink { _ in }
      subject.send(1)
      token.cancel()
    }
    let said = String(decoding: try #require(ended).standardOutputContent, as: UTF8.self)
    #expect(
      said.contains(
        """
        out: receive subscription: (PassthroughSubject)
        out: request unlimited
        out: receive value: (1)
        out: receive cancel

        """))
  }
}
