import Foundation
import PortableCombine
import Testing

struct CodersTests {
  struct Pet: Codable, Equatable {
    var name: String
  }

  @Test func `Foundation's coders are top-level coders`() throws {
    #expect(try roundTrip(Pet(name: "Blob"), JSONEncoder(), JSONDecoder()) == Pet(name: "Blob"))
    #expect(
      try roundTrip(Pet(name: "Blob"), PropertyListEncoder(), PropertyListDecoder())
        == Pet(name: "Blob"))
  }

  func roundTrip<Value: Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    _ value: Value, _ encoder: Encoder, _ decoder: Decoder
  ) throws -> Value where Encoder.Output == Decoder.Input {
    try decoder.decode(Value.self, from: encoder.encode(value))
  }
}
