import Foundation

/// What is done to a symbol as time goes on.
enum SymbolMove: Hashable, Sendable {
  case bounce(Double)
  case pulse
  case variableColor(reverses: Bool, hides: Bool)
  case breathe(fades: Bool)
  case wiggle(Wiggle)
  case rotate(Double)
  case scale(Double)
  case appear(Double)
  case disappear(Double)
  case replace

  enum Wiggle: Hashable, Sendable {
    case turn(Double)
    case aside(x: Double, y: Double)
  }

  /// Whether it is a state that a symbol is in, and no motion that is over some time.
  var isState: Bool {
    switch self {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// How many seconds it takes.
  var duration: Double {
    switch self {
    case .bounce, .wiggle: 0.6
    case .pulse, .variableColor: 1.5
    case .breathe: 2.5
    case .rotate: 1
    case .scale, .appear, .disappear, .replace: 0.3
    }
  }

  /// How a symbol looks when the part `part` of it is done: of a state, when it is in it so far.
  func look(at part: Double) -> EffectLook {
    let none = EmptyVisualEffect()
    // Out and back, slow at both ends.
    let swell = pow(sin(.pi * part), 2)
    switch self {
    case .bounce(let reach): return none.scaleEffect(1 + reach * sin(.pi * part)).look
    case .pulse: return none.opacity(1 - 0.65 * swell).look
    case .variableColor(let reverses, let hides):
      let way = reverses ? 1 - abs(2 * part - 1) : part
      let level = part == 0 || part == 1 ? 1 : (way * 4).rounded(.down) / 3
      return none.opacity(min(1, level * (hides ? 1 : 0.65) + (hides ? 0 : 0.35))).look
    case .breathe(let fades):
      return none.scaleEffect(1 + 0.12 * swell).opacity(fades ? 1 - 0.4 * swell : 1).look
    case .wiggle(.turn(let direction)):
      return none.rotationEffect(.radians(direction * 0.22 * Self.shake(at: part))).look
    case .wiggle(.aside(let x, let y)):
      let way = 3 * Self.shake(at: part)
      return none.offset(x: x * way, y: y * way).look
    case .rotate(let direction):
      return none.rotationEffect(.radians(direction * 2 * .pi * part)).look
    case .scale(let reach): return none.scaleEffect(1 + reach * part).look
    case .appear(let start):
      return none.scaleEffect(start + (1 - start) * part).opacity(part).look
    case .disappear(let end):
      return none.scaleEffect(1 + (end - 1) * part).opacity(1 - part).look
    case .replace: return none.scaleEffect(0.5 + 0.5 * part).opacity(part).look
    }
  }

  private static func shake(at part: Double) -> Double { sin(4 * .pi * part) * (1 - part) }
}
