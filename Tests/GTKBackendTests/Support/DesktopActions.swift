import Foundation
import Testing

/// What a test looks for on a desktop, as assistive technologies see it.
struct Lookup {
  var role: String?
  var name: String?
  var window: String?
  var text: String?
  var hint: String?
  var value: Double?
  var states: [String] = []
  var without: [String] = []

  fileprivate var json: [String: Any] {
    var json: [String: Any] = ["states": states, "without": without]
    json["role"] = role
    json["name"] = name
    json["window"] = window
    json["text"] = text
    json["hint"] = hint
    json["value"] = value
    return json
  }

  static func button(_ name: String) -> Lookup { Lookup(role: "push button", name: name) }
  static func tab(_ name: String) -> Lookup { Lookup(role: "page tab", name: name) }
  static func label(_ name: String) -> Lookup { Lookup(role: "label", name: name) }
  static func field(_ name: String) -> Lookup { Lookup(role: "text", name: name) }
  static func toggle(_ name: String) -> Lookup { Lookup(role: "check box", name: name) }
  static func slider(_ name: String) -> Lookup { Lookup(role: "slider", name: name) }
  static func window(_ title: String) -> Lookup { Lookup(role: "frame", name: title) }
  static func dialog(_ title: String) -> Lookup { Lookup(role: "dialog", name: title) }
  static func heading(_ name: String) -> Lookup { Lookup(role: "heading", name: name) }
  static func searchField(_ name: String) -> Lookup { Lookup(role: "entry", name: name) }
  static func choice(_ name: String) -> Lookup { Lookup(role: "radio button", name: name) }

  func showing(_ text: String) -> Lookup { with { $0.text = text } }
  func inWindow(_ title: String) -> Lookup { with { $0.window = title } }
  func at(_ value: Double) -> Lookup { with { $0.value = value } }
  func being(_ states: String...) -> Lookup { with { $0.states += states } }
  func notBeing(_ states: String...) -> Lookup { with { $0.without += states } }

  private func with(_ change: (inout Lookup) -> Void) -> Lookup {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Something that assistive technologies are told of.
struct Accessible {
  let depth: Int
  let role: String
  let name: String
  let hint: String
  let text: String?
  let value: Double?
  let states: Set<String>
  let frame: CGRect

  fileprivate init(_ json: Any) throws {
    let facts = try #require(json as? [String: Any])
    depth = try #require(facts["depth"] as? Int)
    role = try #require(facts["role"] as? String)
    name = facts["name"] as? String ?? ""
    hint = facts["hint"] as? String ?? ""
    text = facts["text"] as? String
    value = facts["value"] as? Double
    states = Set(try #require(facts["states"] as? [String]))
    let frame = try #require(facts["frame"] as? [Int])
    self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

extension Desktop {
  /// Waits until that is there.
  @discardableResult
  func wait(for lookup: Lookup) throws -> Accessible {
    try Accessible(send(["do": "wait", "for": lookup.json]))
  }

  /// Waits until nothing like that is there.
  func waitUntilGone(_ lookup: Lookup) throws { try send(["do": "leave", "for": lookup.json]) }

  /// Does `action` until nothing like that is there, as a person does who sees that it was not taken:
  /// a bar that fades in and out is not always where the pointer is pressed.
  func repeatUntilGone(_ lookup: Lookup, _ action: () throws -> Void) throws {
    for _ in 1...10 {
      try action()
      let command: [String: Any] = ["do": "leave", "for": lookup.json, "looks": 50]
      if (try? send(command)) != nil { return }
    }
    try waitUntilGone(lookup)
  }

  /// Everything there is, what is around something before it.
  func tree() throws -> [Accessible] {
    try #require(send(["do": "tree"]) as? [Any]).map(Accessible.init)
  }

  /// Does what an assistive technology does to press that.
  func press(_ lookup: Lookup) throws { try send(["do": "press", "on": lookup.json]) }

  /// Does what that offers to assistive technologies by a name of its own.
  func perform(_ name: String, on lookup: Lookup) throws {
    try send(["do": "perform", "name": name, "on": lookup.json])
  }

  /// Waits until an assistive technology is led from that to what is called `name`.
  func wait(until lookup: Lookup, leadsTo name: String) throws {
    try send(["do": "lead", "on": lookup.json, "to": name])
  }

  /// Sets a value as an assistive technology does.
  func set(_ lookup: Lookup, to value: Double) throws {
    try send(["do": "value", "on": lookup.json, "value": value])
  }

  /// Clicks into the middle of that.
  func click(_ lookup: Lookup, times: Int = 1) throws {
    try send(["do": "click", "on": lookup.json, "times": times])
  }

  /// Clicks into the middle of that while a key is held, by its X name.
  func click(_ lookup: Lookup, holding key: String) throws {
    try send(["do": "click", "on": lookup.json, "holding": key])
  }

  /// Clicks into the middle of that with the pointer's other button.
  func clickOther(_ lookup: Lookup) throws {
    try send(["do": "click", "on": lookup.json, "button": 3])
  }

  /// Clicks into the middle of that with the button of a mouse that goes back.
  func clickBack(_ lookup: Lookup) throws {
    try send(["do": "click", "on": lookup.json, "button": 8])
  }

  /// Clicks at a point of the window.
  func click(at point: CGPoint, times: Int = 1) throws {
    try send(["do": "click", "at": [Int(point.x), Int(point.y)], "times": times])
  }

  /// Turns the pointer's wheel at a point of the window: up, down, left or right.
  func turnWheel(_ direction: String, times: Int = 1, at point: CGPoint) throws {
    try send([
      "do": "wheel", "at": [Int(point.x), Int(point.y)], "times": times, "direction": direction,
    ])
  }

  /// Puts the pointer at a point of the window.
  func hover(at point: CGPoint) throws {
    try send(["do": "hover", "at": [Int(point.x), Int(point.y)]])
  }

  /// Puts the pointer where nothing is.
  func movePointerAway() throws { try send(["do": "park"]) }

  /// Presses the pointer's button at one point, and lets go of it at another.
  func drag(from start: CGPoint, to end: CGPoint) throws {
    try send([
      "do": "drag", "from": [Int(start.x), Int(start.y)], "to": [Int(end.x), Int(end.y)],
    ])
  }

  /// Presses the pointer's button at a point of the window, and holds it until `release`.
  func press(at point: CGPoint) throws {
    try send(["do": "hold", "at": [Int(point.x), Int(point.y)]])
  }

  /// Lets go of the pointer's button where the pointer is.
  func release() throws { try send(["do": "release"]) }

  /// Presses keys one after the other, by their X names.
  func key(_ names: String...) throws { try key(names) }

  /// Presses keys one after the other, by their X names.
  func key(_ names: [String]) throws { try send(["do": "key", "keys": names]) }

  /// Presses Tab until the keyboard is there.
  func tab(to lookup: Lookup) throws {
    let goal = lookup.being("focused")
    for _ in 0..<12 {
      try key("Tab")
      if (try? wait(looks: 3) { try isThere(goal) }) != nil { return }
    }
    try wait(for: goal)
  }

  private func isThere(_ lookup: Lookup) throws -> Bool {
    try #require(send(["do": "is", "for": lookup.json]) as? Bool)
  }

  /// Types a text.
  func type(_ text: String) throws { try send(["do": "type", "text": text]) }

  /// Saves a picture of the screen.
  func savePicture(to file: URL) throws { try send(["do": "picture", "file": file.path]) }

  /// Gives the window that was focused last, or else the first, another size, its edge included.
  func resize(to size: CGSize) throws {
    try send(["do": "resize", "size": [Int(size.width), Int(size.height)]])
  }

  /// Asks the program itself.
  func ask(_ line: String) throws -> [String] {
    try #require(send(["do": "ask", "line": line]) as? [String])
  }

  /// Changes a setting of the desktop, `"org/gnome/desktop/interface"` say, for a program that was started with
  /// `Desktop.settings` in its environment.
  func choose(_ value: String, for key: String, in group: String) throws {
    try send(["do": "choose", "group": group, "key": key, "value": value])
  }

  /// Lets a program keep the desktop's settings in files, where `choose` changes them.
  static let settings = ["GSETTINGS_BACKEND": "keyfile"]

  /// Starts a program of this package beside the first, and waits for its end: its status, and what it
  /// complained of.
  func start(_ program: String, _ arguments: String...) throws -> [String] {
    let command = [Program.folder.appending(path: program).path] + arguments
    return try #require(send(["do": "again", "program": command]) as? [String])
  }

  /// Starts a program of this package beside the first, which ends with that.
  func startBeside(_ program: String, _ arguments: String...) throws {
    let command = [Program.folder.appending(path: program).path] + arguments
    try send(["do": "beside", "program": command])
  }

  /// Gives the keyboard to the window with that title.
  func focus(_ title: String) throws { try send(["do": "focus", "title": title]) }

  /// Waits until the program has ended: what it still said, and its status.
  func end() throws -> [String] { try #require(send(["do": "end"]) as? [String]) }

  /// Ends the display server while the program runs.
  func loseDisplay() throws { _ = try send(["do": "lose"]) }

  /// What was said on standard error.
  func complaints() throws -> String { try #require(send(["do": "complaints"]) as? String) }

  /// Makes sure that GTK had nothing to complain about, and we had no other warnings than those.
  func expectNoComplaints(
    but warnings: [String] = [], _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try complaints().split(separator: "\n").map(String.init)
    #expect(lines == warnings, sourceLocation: sourceLocation)
  }
}

extension Desktop {
  /// How far the window's inside lies from the corner of the screen: its edge is as wide as that.
  func contentOffset() throws -> CGPoint {
    let offset = try #require(send(["do": "offset"]) as? [Int])
    return CGPoint(x: offset[0], y: offset[1])
  }

  /// Takes pictures until one is as `isRight` wants it.
  func waitForPicture(_ isRight: (Photograph) -> Bool) throws {
    try wait { try isRight(Photograph(of: self)) }
  }

  /// Waits until the window is drawn, and makes sure that GTK said nothing. One that never was is black, and
  /// so is the screen around it.
  func expectDrawn(isDark: Bool = false) throws {
    try waitForPicture { picture in
      // Above whatever stands in the bar, at each scale.
      let bar = picture.brightness(at: CGPoint(x: 90, y: 8))
      return picture.colorCount > 12 && (isDark ? bar > 16 : bar > 200)
    }
    try expectNoComplaints()
  }

  /// The first picture that is as `isRight` wants it, or the last of those that a program at rest shows.
  func photograph(until isRight: (Photograph) -> Bool) throws -> Photograph {
    var picture = try Photograph(of: self)
    try? wait(looks: 60) {
      if isRight(picture) { return true }
      picture = try Photograph(of: self)
      return false
    }
    return picture
  }

  /// Waits until the program does nothing any more: nothing is computed, and nothing is painted.
  func waitForRest(turns: Int? = nil) throws {
    let wanted = "0 frames, 0 pictures, " + (turns.map { "\($0) turns" } ?? "")
    try waitForAnswer(to: "rest") { $0[0].hasPrefix(wanted) }
  }

  /// Waits until that is there and as `isRight` wants it.
  func wait(until lookup: Lookup, _ isRight: (Accessible) -> Bool) throws {
    try wait { try isRight(wait(for: lookup)) }
  }

  /// Asks the program until `isRight` likes the answer.
  func waitForAnswer(to question: String, _ isRight: ([String]) -> Bool) throws {
    try wait { try isRight(ask(question)) }
  }
}
