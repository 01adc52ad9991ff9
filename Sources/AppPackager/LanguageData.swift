import Foundation

/// What Foundation knows of the world's languages: a list of items, each with a name and bytes, as ICU
/// packs them. Half of a small app consists of it.
struct LanguageData {
  /// All that stands before the list, as it was.
  private let header: Data
  /// The names begin with the version, `icudt76l/`.
  private(set) var items: [(name: String, bytes: Data)]

  /// Takes apart what ICU packed.
  init(_ packed: Data) throws {
    let packed = Data(packed)
    func number(at place: Int) throws -> Int {
      guard place >= 0, place + 4 <= packed.count else { throw Self.unreadable }
      return (0..<4).reduce(0) { $0 | Int(packed[place + $1]) << (8 * $1) }
    }
    // Two bytes say how long the header is, two that it is one.
    guard packed.count > 4, packed[2] == 0xDA, packed[3] == 0x27 else { throw Self.unreadable }
    let start = Int(packed[0]) | Int(packed[1]) << 8
    let count = try number(at: start)
    guard count * 8 <= packed.count else { throw Self.unreadable }
    let places = try (0..<count).map {
      (
        name: start + (try number(at: start + 4 + 8 * $0)),
        bytes: start + (try number(at: start + 8 + 8 * $0))
      )
    }
    header = packed.prefix(start)
    items = try places.indices.map { index in
      let (name, bytes) = places[index]
      let end = index + 1 < count ? places[index + 1].bytes : packed.count
      guard name < packed.count, bytes <= end, end <= packed.count else { throw Self.unreadable }
      let letters = packed[name...].prefix { $0 != 0 }
      return (String(decoding: letters, as: UTF8.self), packed[bytes..<end])
    }
  }

  /// What the linker knows the data by: the version, without the letter for the order of bytes.
  var symbol: String {
    (items.first?.name.prefix { $0 != "/" }.dropLast() ?? "") + "_dat"
  }

  /// Leaves out what is said in languages other than these. What belongs to no language stays, and a
  /// language that is not there falls back to it.
  mutating func keep(_ languages: Set<String>) {
    items.removeAll { item in
      guard let language = Self.language(of: item.name) else { return false }
      return !languages.contains(language)
    }
  }

  /// `de` of `icudt76l/curr/de_AT.res`. What is called by more letters is about no language.
  static func language(of name: String) -> String? {
    name.split(separator: "/").last.flatMap { try? /([a-z]{2,3})(_\w+)?\.res/.wholeMatch(in: $0) }
      .map { String($0.1) }
  }

  /// Packs what is left.
  func packed() -> Data {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    func padding(_ length: Int) -> [UInt8] { Array(repeating: 0, count: -length & 15) }
    var names: [UInt8] = []
    var bytes: [UInt8] = []
    let list = 4 + 8 * items.count
    let room = items.reduce(list) { $0 + $1.name.utf8.count + 1 }
    let start = room + padding(room).count
    var places = number(items.count)
    for item in items {
      places += number(list + names.count) + number(start + bytes.count)
      names += Array(item.name.utf8) + [0]
      bytes += item.bytes
      bytes += padding(bytes.count)
    }
    return header + places + names + padding(room) + bytes
  }

  static let unreadable = Refusal(
    "the language data of this toolchain's Foundation is packed in a way that is not known here",
    fix: "leave 'languages' out of App.json, and report it with 'swift --version'")
}
