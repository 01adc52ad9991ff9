import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

/// Writes and reads whole numbers as words, and refuses negative ones.
private struct Words: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String {
    guard let number = value as? Int, number >= 0 else { throw Broken() }
    return "\(number)"
  }

  func decode<T: Decodable>(_ type: T.Type, from input: String) throws -> T {
    guard let number = Int(input), number >= 0, let value = number as? T else { throw Broken() }
    return value
  }
}

struct EncodeTests {
  @Test func `values are encoded, and an error fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder: Recorder<String, any Error> = source.encode(encoder: Words())
      .record(demand: .max(2), in: talk) { _ in .max(1) }
    #expect(source.send(1) == .max(1))
    source.send(-1)
    source.send(2)

    #expect(
      talk.lines == [
        "subscription Encode", "upstream: request max(2)", "value 1", "upstream: cancel",
        "failure Broken()",
      ])
    #expect(recorder.values == ["1"])
  }

  @Test func `a failure of the upstream passes`() {
    let source = Source<Int, Broken>()
    let recorder = source.encode(encoder: Words()).record()
    source.send(completion: .failure(Broken()))

    let error: (any Error)? =
      if case .failure(let error) = recorder.completion { error } else { nil }
    #expect(error as? Broken == Broken())
  }
}

struct DecodeTests {
  @Test func `values are decoded, and an error fails the stream`() {
    let talk = Conversation()
    let source = Source<String, Never>(in: talk)
    let recorder: Recorder<Int, any Error> = source.decode(type: Int.self, decoder: Words())
      .record(demand: .max(2), in: talk) { _ in .max(1) }
    #expect(source.send("1") == .max(1))
    source.send("one")
    source.send("2")

    #expect(
      talk.lines == [
        "subscription Decode", "upstream: request max(2)", "value 1", "upstream: cancel",
        "failure Broken()",
      ])
    #expect(recorder.values == [1])
  }
}
