import Threads

/// Plays a recorded stream to each subscriber: some values, and then a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played.
  public let recording: Recording

  /// Plays what `record` puts into the recording, now and once.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Plays `recording`.
  public init(recording: Recording) { self.recording = recording }

  /// Plays `output`, and then `completion`.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches `subscriber`, which gets a value for each that it demands; the completion follows the
  /// last one without further demand.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.play(
      recording.output, then: recording.completion, to: subscriber, named: "Record")
  }
}

extension Record {
  /// The values of a stream in order, and how it ended.
  public struct Recording {
    /// What is recorded, as a subscriber would call it.
    public typealias Input = Output

    /// The values so far.
    public private(set) var output: [Output] = []

    /// How the stream ends; it finishes where nothing else was recorded.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    private var isOver = false

    /// An empty recording, ready to receive.
    public init() {}

    /// A complete recording, that receives nothing more.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Adds a value. It is a mistake to do so after the completion.
    public mutating func receive(_ input: Input) {
      if isOver { recordingIsOver("the value \(input)") }
      output.append(input)
    }

    /// Ends the recording. It is a mistake to do so twice.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if isOver { recordingIsOver("the completion \(completion)") }
      self.completion = completion
      isOver = true
    }
  }
}

private func recordingIsOver(_ late: String) -> Never {
  stop(
    "A recording received \(late) after its completion.", facts: [:],
    fix: "Record every value first, and then one completion.")
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  /// Reads what `encode(to:)` wrote; the recording is complete.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes the values and the completion: the same as `encode(to:)`, by the name that Combine has.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Writes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
