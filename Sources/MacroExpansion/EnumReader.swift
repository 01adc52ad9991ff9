/// Goes through what stands between the braces of an enum.
struct EnumReader {
  private let scanner: SourceScanner
  private let end: Int
  private var position: Int
  private var items: [EnumSource.Item] = []
  private var ownNames: Set<String> = []

  /// What stands before the declaration that comes next.
  private var attributes: [String] = []
  private var isStatic = false

  /// The word before this one, and the conditions that are open.
  private var lastWord = ""
  private var branches: [EnumSource.Branch] = []
  private var conditions = 0

  init(_ scanner: SourceScanner, in body: Range<Int>) {
    self.scanner = scanner
    (position, end) = (body.lowerBound, body.upperBound)
  }

  mutating func read() -> (items: [EnumSource.Item], ownNames: Set<String>) {
    while position < end {
      let byte = scanner.byte(position)
      if byte == UInt8(ascii: "@") {
        readAttribute()
      } else if byte == UInt8(ascii: "#"), isDirective {
        readCondition()
      } else if scanner.isWord(position) || byte == UInt8(ascii: "`") {
        readWord()
      } else {
        position = scanner.pieces(in: position..<position + 1)[0].range.upperBound
      }
    }
    return (items, ownNames)
  }

  private mutating func readAttribute() {
    var last = position + 1
    while scanner.isWord(last) || scanner.byte(last) == UInt8(ascii: ".") { last += 1 }
    if scanner.byte(last) == UInt8(ascii: "(") { last = endOfPiece(at: last) }
    attributes.append(scanner.text(position..<last))
    position = last
  }

  // MARK: Conditions of compilation

  private static let directives = ["if", "elseif", "else", "endif"]

  private var isDirective: Bool {
    Self.directives.contains { scanner.has($0, at: position + 1) }
  }

  private mutating func readCondition() {
    let word = scanner.word(at: position + 1)
    switch word {
    case "if":
      conditions += 1
      branches.append(.init(condition: conditions, number: 0))
    case "endif": _ = branches.popLast()
    default:
      if let last = branches.popLast() {
        branches.append(.init(condition: last.condition, number: last.number + 1))
      }
    }
    let start = position
    while position < end, scanner.byte(position) != 0x0A, !isComment { position += 1 }
    items.append(.condition(scanner.text(start..<position)))
  }

  private var isComment: Bool {
    scanner.pieces(in: position..<position + 1)[0].kind == .comment
  }

  // MARK: Declarations

  private mutating func readWord() {
    let word = scanner.word(at: position)
    let isMember = scanner.byte(position - 1) != UInt8(ascii: ".")
    position += word.utf8.count
    defer { lastWord = word }
    guard isMember else { return }
    switch word {
    case "static": isStatic = true
    case "case" where !["if", "guard", "while", "for"].contains(lastWord): readCases()
    case "var", "let": note(next, unlessStatic: true)
    case "func":
      // An operator is static by nature.
      let name = next
      note(name.isEmpty ? `operator` : name, unlessStatic: !name.isEmpty)
    case "enum", "struct", "class", "actor", "typealias": note(next, unlessStatic: false)
    default: break
    }
  }

  private mutating func note(_ name: String, unlessStatic: Bool) {
    if !isStatic || !unlessStatic { ownNames.insert(name.filter { $0 != "`" }) }
    (attributes, isStatic) = ([], false)
  }

  private var next: String { scanner.word(at: scanner.skipBlanks(from: position)) }

  private var `operator`: String {
    let start = scanner.skipBlanks(from: position)
    var last = start
    while last < end, !scanner.isBlank(last), scanner.byte(last) != UInt8(ascii: "(") { last += 1 }
    return scanner.text(start..<last)
  }

  // MARK: Cases

  private mutating func readCases() {
    defer { (attributes, isStatic) = ([], false) }
    while true {
      let start = scanner.skipBlanks(from: position)
      let name = scanner.word(at: start)
      guard !name.isEmpty else { return }
      position = start + name.utf8.count
      items.append(
        .one(
          EnumSource.Case(
            name: name, payloads: readPayloads(), attributes: attributes, position: start,
            branches: branches)))
      skipRawValue()
      let comma = scanner.skipBlanks(from: position)
      guard comma < end, scanner.byte(comma) == UInt8(ascii: ",") else { return }
      position = comma + 1
    }
  }

  private mutating func readPayloads() -> [EnumSource.Payload] {
    guard position < end, scanner.byte(position) == UInt8(ascii: "(") else { return [] }
    let last = endOfPiece(at: position)
    defer { position = last }
    return PayloadList(scanner, in: position + 1..<last - 1).payloads
  }

  private mutating func skipRawValue() {
    let equals = scanner.skipBlanks(from: position)
    guard equals < end, scanner.byte(equals) == UInt8(ascii: "=") else { return }
    position = scanner.skipBlanks(from: equals + 1)
    while position < end, let byte = scanner.byte(position),
      ![0x0A, UInt8(ascii: ","), UInt8(ascii: ";")].contains(byte)
    {
      position = endOfPiece(at: position)
    }
  }

  private func endOfPiece(at start: Int) -> Int {
    scanner.pieces(in: start..<start + 1)[0].range.upperBound
  }
}
