/// A stream drawn as a line of text, such as `a-b--(cd)|`.
///
/// | written | means |
/// |---|---|
/// | `-` | a step of time passes |
/// | `a`, `7` | this value; takes a step |
/// | `<word>` | a value of several characters; takes a step |
/// | `(ab\|)` | everything in the group happens at once; the group takes one step |
/// | `\|` | the stream finishes |
/// | `#` | the stream fails |
/// | space | nothing, not even time: for lining drawings up |
///
/// So in `a-b` the value `b` comes two steps after `a`.
public struct MarbleDiagram: Hashable, Sendable {
  /// What happens at one moment.
  public enum Event: Hashable, Sendable {
    /// A value, by its name in the drawing.
    case value(String)

    /// The stream finishes.
    case finished

    /// The stream fails.
    case failure
  }

  /// A moment with the events that happen in it, in order.
  public struct Moment: Hashable, Sendable {
    /// How many steps after the start.
    public let step: Int

    /// What happens.
    public var events: [Event]

    /// The moment `step` steps after the start, with its `events`.
    public init(step: Int, events: [Event]) {
      self.step = step
      self.events = events
    }
  }

  /// The moments in which something happens, in order.
  public private(set) var moments: [Moment] = []

  /// How many steps the drawing covers.
  public private(set) var length = 0

  /// Reads `drawing`; one that cannot be read stops the test.
  public init(_ drawing: String) {
    var rest = drawing[...]
    while let mark = rest.popFirst() {
      if mark == " " { continue }
      switch mark {
      case "-": break
      case "(": add(Self.popGroup(&rest, of: drawing))
      default: add([Self.event(mark, &rest, of: drawing)])
      }
      length += 1
    }
  }

  /// A drawing of `moments`, which covers at least `length` steps.
  public init(moments: [Moment], length: Int) {
    self.moments = moments
    self.length = max(length, moments.last.map { $0.step + 1 } ?? 0)
  }

  private mutating func add(_ events: [Event]) {
    moments.append(Moment(step: length, events: events))
  }

  private static func popGroup(_ rest: inout Substring, of drawing: String) -> [Event] {
    var events: [Event] = []
    while let mark = rest.popFirst() {
      if mark == ")" { return events }
      if mark == " " { continue }
      events.append(event(mark, &rest, of: drawing))
    }
    unreadable("a group is not closed", in: drawing, fix: "write ')' after it")
  }

  private static func event(
    _ mark: Character, _ rest: inout Substring, of drawing: String
  ) -> Event {
    switch mark {
    case "|": return .finished
    case "#": return .failure
    case "<":
      guard let end = rest.firstIndex(of: ">") else {
        unreadable("a '<' is not closed", in: drawing, fix: "write '>' after the value's name")
      }
      defer { rest = rest[rest.index(after: end)...] }
      return .value(String(rest[..<end]))
    case "-", "(", ")", ">":
      unreadable("'\(mark)' has no meaning where it stands", in: drawing, fix: "take it out")
    default: return .value(String(mark))
    }
  }

  private static func unreadable(_ what: String, in drawing: String, fix: String) -> Never {
    preconditionFailure("In the marbles \"\(drawing)\" \(what). Fix: \(fix).")
  }
}

extension MarbleDiagram: CustomStringConvertible {
  /// The drawing, without spaces between the marks.
  public var description: String {
    var drawing = ""
    var step = 0
    for moment in moments {
      drawing += String(repeating: "-", count: moment.step - step)
      let marks = moment.events.map(\.mark).joined()
      drawing += moment.events.count == 1 ? marks : "(\(marks))"
      step = moment.step + 1
    }
    return drawing + String(repeating: "-", count: length - step)
  }
}

extension MarbleDiagram.Event {
  fileprivate var mark: String {
    switch self {
    case .finished: "|"
    case .failure: "#"
    case .value(let name): name.count == 1 && !"-()<>|# ".contains(name) ? name : "<\(name)>"
    }
  }
}
