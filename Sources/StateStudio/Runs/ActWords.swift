import StateEvents

extension PersonAct {
  /// What was done, in the past tense: `tapped “Retry”`.
  var words: String {
    let name = "“\(target.name)”"
    return switch kind {
    case .tap: "tapped \(name)"
    case .doubleTap: "double-tapped \(name)"
    case .edit: "typed into \(name)"
    case .submit: "pressed Return in \(name)"
    case .turn(let isOn): "turned \(isOn ? "on" : "off") \(name)"
    case .slide(let value): "slid \(name) to \(value.inDigits)"
    case .step(let isUp): "stepped \(name) \(isUp ? "up" : "down")"
    case .select(let option): "selected “\(option)” in \(name)"
    case .key(let key): "pressed \(key)"
    case .delete: "deleted \(name)"
    case .move(let isUp): "moved \(name) \(isUp ? "up" : "down")"
    case .refresh: "asked for everything anew"
    case .dismiss: "dismissed what was in front"
    case .back: "went back"
    case .openMenu: "opened the menu of \(name)"
    case .openListMenu: "opened the menu of the list"
    case .choose(let titles): "chose “\(titles.joined(separator: " → "))”"
    case .closeMenu: "closed the menu"
    case .other(let what): "\(what): \(name)"
    }
  }
}

extension Double {
  /// Without the digits that only a slider under a hand makes.
  var inDigits: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
