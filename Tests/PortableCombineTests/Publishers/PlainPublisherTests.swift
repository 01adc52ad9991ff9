import Foundation
import PortableCombine
import StreamTesting
import Testing

struct EmptyTests {
  @Test func `it finishes without demand`() {
    let talk = Conversation()
    _ = Empty<Int, Never>().record(demand: .none, in: talk)
    #expect(talk.lines == ["subscription Empty", "finished"])
  }

  @Test func `it never does anything where it does not finish at once`() {
    let talk = Conversation()
    let recorder = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)
      .record(in: talk)
    recorder.request(.max(1))
    recorder.cancel()
    #expect(talk.lines == ["subscription Empty"])
  }

  @Test func `those that do the same are equal`() {
    #expect(Empty<Int, Never>() == Empty(outputType: Int.self, failureType: Never.self))
    #expect(Empty<Int, Never>() != Empty(completeImmediately: false))
  }

  @Test func `a recording encodes into an encoder, as it encodes to one`() throws {
    struct Wrapped: Encodable {
      let recording: Record<Int, Never>.Recording

      func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
    }
    struct Played: Decodable { let output: [Int] }
    let recording = Record<Int, Never>.Recording(output: [1, 2])
    let data = try JSONEncoder().encode(Wrapped(recording: recording))
    #expect(try JSONDecoder().decode(Played.self, from: data).output == [1, 2])
  }
}

struct FailTests {
  @Test func `it fails without demand`() {
    let talk = Conversation()
    _ = Fail(outputType: Int.self, failure: Oops()).record(demand: .none, in: talk)
    #expect(talk.lines == ["subscription Empty", "failure Oops()"])
  }

  @Test func `equal errors make equal publishers`() {
    #expect(Fail<Int, Oops>(error: Oops()) == Fail(error: Oops()))
    #expect(Fail<Int, Oops>(error: Oops()) != Fail(error: Oops(number: 2)))
  }
}

struct DeferredTests {
  @Test func `each subscriber gets a publisher made for it`() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
    _ = deferred.createPublisher
  }

  @Test func `the conversation is the one with the publisher made`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder = Deferred { source }.record(demand: .max(2), in: talk)
    source.send(1)
    recorder.cancel()
    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(2)", "value 1", "upstream: cancel",
      ])
  }
}

struct RecordTests {
  @Test func `values come as they are demanded, and the completion right after the last`() {
    let talk = Conversation()
    let recorder = Record(output: [1, 2, 3], completion: .failure(Oops()))
      .record(demand: .max(1), in: talk)
    #expect(talk.drain() == ["subscription [1, 2, 3]", "value 1"])

    recorder.request(.max(2))
    #expect(talk.drain() == ["value 2", "value 3", "failure Oops()"])
    #expect("\(subscription(to: Record<Int, Never>(output: [], completion: .finished)))" == "Empty")
  }

  @Test func `what the closure records is played`() {
    var calls = 0
    let record = Record<Int, Oops> {
      calls += 1
      $0.receive(1)
      $0.receive(completion: .failure(Oops()))
    }
    #expect(record.record().values == [1])
    #expect(record.record().completion == .failure(Oops()))
    #expect(calls == 1)
    #expect(record.recording.output == [1] && record.recording.completion == .failure(Oops()))
  }

  @Test func `a recording without completion finishes`() {
    var recording = Record<Int, Oops>.Recording()
    recording.receive(4)
    let recorder = Record(recording: recording).record()
    #expect(recorder.values == [4] && recorder.completion == .finished)
  }

  @Test func `it survives being encoded and decoded`() throws {
    let record = Record(output: [1, 2], completion: .failure(Oops(number: 3)))
    let data = try JSONEncoder().encode(record)
    let back = try JSONDecoder().decode(Record<Int, Oops>.self, from: data)
    #expect(back.recording.output == [1, 2])
    #expect(back.recording.completion == .failure(Oops(number: 3)))
  }

  @Test func `everything is let go at the end, though the subscription is kept`() {
    expectToLetGo { Record<Census.Member, Never>(output: [$0], completion: .finished) }
  }
}

struct OptionalPublisherTests {
  @Test func `a value comes with the first demand`() {
    let talk = Conversation()
    let recorder = Optional(7).publisher.record(demand: .none, in: talk)
    #expect(talk.drain() == ["subscription Optional"])
    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])
    expectToLetGo { Optional($0).publisher }
  }

  @Test func `no value finishes without demand`() {
    let talk = Conversation()
    _ = Int?.none.publisher.record(demand: .none, in: talk)
    #expect(talk.lines == ["subscription Empty", "finished"])
    #expect(Int?.none.publisher == Optional.Publisher(nil))
  }
}

struct ResultPublisherTests {
  @Test func `a success comes with the first demand`() {
    let talk = Conversation()
    let recorder = Result<Int, Oops>.success(7).publisher.record(demand: .none, in: talk)
    #expect(talk.drain() == ["subscription Once"])
    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])
    expectToLetGo { Result<Census.Member, Oops>.success($0).publisher }
  }

  @Test func `a failure comes without demand`() {
    let talk = Conversation()
    _ = Result<Int, Oops>.failure(Oops()).publisher.record(demand: .none, in: talk)
    #expect(talk.lines == ["subscription Empty", "failure Oops()"])
  }

  @Test func `it is made of a value or of an error too`() {
    #expect(Result<Int, Oops>.Publisher(3) == Result<Int, Oops>.success(3).publisher)
    #expect(Result<Int, Oops>.Publisher(Oops()) == Result<Int, Oops>.failure(Oops()).publisher)
  }
}

struct Oops: Error, Equatable, Codable, CustomStringConvertible {
  var number: Int?
  var description: String { "Oops(\(number.map(String.init) ?? ""))" }
}
