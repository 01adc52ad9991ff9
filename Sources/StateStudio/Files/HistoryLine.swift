import Foundation
import StateEvents

/// The first line of a file: what it is, and how it is to be read.
struct HistoryHeader: Codable {
  var format = name
  var version = current

  static let name = "viewstate history"
  static let current = 1
}

/// An entry as one line of a file.
struct HistoryLine {
  let entry: StateEntry
  let redaction: Redaction

  /// The name by which the type is found again, in a process that has it.
  var typeName: String? {
    if case .known(let type) = entry.type { _mangledTypeName(type) } else { nil }
  }

  enum Key: String, CodingKey {
    case id, type, feature, instance, action, place, lane, cause, because, awaited, at, took
    case label, labelBefore, text, textBefore, state, stateBefore
  }
}

extension HistoryLine: Encodable {
  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(entry.id, forKey: .id)
    try line.encodeIfPresent(typeName, forKey: .type)
    try line.encode(entry.feature, forKey: .feature)
    try line.encode(entry.instance, forKey: .instance)
    try line.encodeIfPresent(entry.action, forKey: .action)
    try line.encodeIfPresent(entry.place, forKey: .place)
    try line.encodeIfPresent(entry.lane, forKey: .lane)
    try line.encodeIfPresent(entry.cause, forKey: .cause)
    try line.encodeIfPresent(entry.because, forKey: .because)
    try line.encodeIfPresent(entry.awaitedBefore, forKey: .awaited)
    try line.encode(entry.moment, forKey: .at)
    try line.encodeIfPresent(entry.tookNanoseconds, forKey: .took)
    try line.encode(entry.label, forKey: .label)
    try line.encode(entry.labelBefore, forKey: .labelBefore)
    try encode(entry.after, .state, .text, in: &line)
    try encode(entry.before, .stateBefore, .textBefore, in: &line)
  }

  /// Writes a state as a value where that can be read again, and else in words.
  private func encode(
    _ state: RecordedState, _ key: Key, _ textKey: Key, in line: inout KeyedEncodingContainer<Key>
  ) throws {
    let value = state.value
    if state.knownValue != nil, typeName != nil, !redaction.touches(value),
      let encodable = value as? any Encodable, value is any Decodable, isEncodable(encodable)
    {
      try encodable.encode(to: line.superEncoder(forKey: key))
    } else {
      try line.encode(redaction.description(of: value), forKey: textKey)
    }
  }

  /// Whether it really can be: a number that is none in JSON cannot, and would leave half a line.
  private func isEncodable(_ value: any Encodable) -> Bool {
    (try? JSONEncoder().encode([AnyEncodable(value: value)])) != nil
  }

  private struct AnyEncodable: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}

/// An entry as it was read.
struct HistoryLineRead: Decodable {
  let entry: StateEntry

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: HistoryLine.Key.self)
    let type = try line.decodeIfPresent(String.self, forKey: .type).flatMap(_typeByName)
    let name = try line.decode(String.self, forKey: .feature)
    entry = StateEntry(
      id: try line.decode(Int.self, forKey: .id),
      instance: try line.decode(Int.self, forKey: .instance),
      cause: try line.decodeIfPresent(Int.self, forKey: .cause),
      reason: try line.decodeIfPresent(String.self, forKey: .because).map { .read($0) },
      awaited: try line.decodeIfPresent(String.self, forKey: .awaited).map { .read($0) },
      note: ActionNote(
        try line.decodeIfPresent(String.self, forKey: .action),
        readPlace: try line.decodeIfPresent(String.self, forKey: .place),
        lane: try line.decodeIfPresent(String.self, forKey: .lane)),
      moment: try line.decode(Int.self, forKey: .at),
      tookNanoseconds: try line.decodeIfPresent(Int.self, forKey: .took),
      type: type.map { .known($0) } ?? .named(name),
      before: try Self.state(line, .stateBefore, .textBefore, .labelBefore, type),
      after: try Self.state(line, .state, .text, .label, type))
  }

  private static func state(
    _ line: KeyedDecodingContainer<HistoryLine.Key>, _ key: HistoryLine.Key,
    _ textKey: HistoryLine.Key, _ labelKey: HistoryLine.Key, _ type: Any.Type?
  ) throws -> RecordedState {
    let label = try line.decode(String.self, forKey: labelKey)
    if let type = type as? any Decodable.Type, line.contains(key),
      let value = try? type.init(from: line.superDecoder(forKey: key))
    {
      return .value(value)
    }
    // The type may have changed since, or be one of another program.
    let words = try line.decodeIfPresent(String.self, forKey: textKey)
    return .words(words ?? "\(label) (of a type that is not known here)", label: label)
  }
}
