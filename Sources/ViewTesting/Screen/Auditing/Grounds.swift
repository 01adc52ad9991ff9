import Foundation
import LayoutEngine
import PortableUI

/// What is behind the words of a screen, as far as it is of one colour.
@MainActor
struct Grounds {
  /// Words, and what they are seen on.
  struct Words {
    let words: String
    let font: Font
    let contrast: Double?

    /// How much they must differ from what is behind them.
    var leastContrast: Double {
      let table = FontTable(font)
      return table.size >= 24 || table.size >= 18.5 && table.isBold ? 3 : 4.5
    }
  }

  private(set) var texts: [Words] = []

  private var palette: Palette
  /// What has been painted so far, the last in front; `nil` for what has no one colour.
  private var painted: [(frame: Rect, color: ColorMixture?)] = []
  private var opacity = 1.0
  private var hasEffects = false

  init(scheme: ColorScheme) { palette = Palette(scheme) }

  /// Paints `shown` and all that is in it, from the back to the front.
  mutating func add(_ shown: Shown, origin: Point) {
    let facts = shown.facts
    if facts.hiding != nil || shown.isAsleep || shown.isMask || facts.isOnlyHeard { return }
    let outer = (palette, opacity, hasEffects)
    defer { (palette, opacity, hasEffects) = outer }
    if let scheme = shown.scheme { palette = Palette(scheme) }
    let frame = Rect(origin: origin + shown.frame.origin, size: shown.frame.size)
    // What cannot be used now may be pale.
    opacity *= facts.isEnabled ? facts.opacity : 0
    if case .layer(let layer) = shown.content, layer.looks != .none { hasEffects = true }
    if shown.parent == nil { paint(palette.mixture(of: Color(.named(.window))), in: frame) }
    paint(shown, in: frame)
    let corner = frame.origin - shown.content.scrollOffset
    for child in shown.children.dropFirst(shown.covered.count) { add(child, origin: corner) }
  }

  private mutating func paint(_ shown: Shown, in frame: Rect) {
    switch shown.content {
    case .fill(let color): paint(palette.mixture(of: color), in: frame)
    case .shape(let shape): paint(shape, in: frame)
    case .button(let button): paint(button, in: frame)
    case .text(let text): see(text, in: frame)
    case .image, .drawing, .field, .control: cover(frame)
    case .surface: paint(palette.mixture(of: Color(.named(.window))), in: frame)
    case .layer(let layer): if layer.looks.ground != nil { cover(frame) }
    case .scroll, .divider: break
    }
  }

  private mutating func paint(_ shape: ShapeContent, in frame: Rect) {
    switch shape.fill?.plain {
    case .color(let color)?: paint(palette.mixture(of: color), in: frame)
    case nil: break
    case .material, .gradient, .mesh, .picture, .shadowed: cover(frame)
    }
  }

  private mutating func paint(_ button: ButtonContent, in frame: Rect) {
    // Without a tint the desktop chooses, for the words as for the ground.
    let tint = button.role == .destructive ? nil : button.tint
    switch button.appearance {
    case .bordered:
      if let tint {
        paint(palette.mixture(of: tint.opacity(0.14)), in: frame)
      } else {
        cover(frame)
      }
    case .prominent:
      if let tint { paint(palette.mixture(of: tint), in: frame) } else { cover(frame) }
    case .flat, .plain: break
    }
  }

  /// Notes that nobody knows what is seen there.
  private mutating func cover(_ frame: Rect) { painted.append((frame, nil)) }

  private mutating func paint(_ color: ColorMixture, in frame: Rect) {
    var color = color
    color.opacity *= opacity
    if color.opacity <= 0 { return }
    painted.append((frame, hasEffects ? nil : color))
  }

  private mutating func see(_ text: TextContent, in frame: Rect) {
    guard opacity > 0, !hasEffects, !text.isRedacted, !text.text.isEmpty else { return }
    var ink = palette.mixture(of: text.color)
    ink.opacity *= opacity
    let ground = ground(at: frame.middle)
    texts.append(
      Words(
        words: text.text, font: text.font,
        contrast: ground.map { ink.over($0).contrast(with: $0) }))
  }

  /// What is seen at a point; `nil` where that has no one colour.
  private func ground(at point: Point) -> ColorMixture? {
    var seen: ColorMixture?
    for (frame, color) in painted where frame.contains(point) {
      guard let color else {
        seen = nil
        continue
      }
      if color.opacity >= 1 { seen = color } else { seen = seen.map { color.over($0) } }
    }
    return seen
  }
}

extension ColorMixture {
  /// What is seen of it over an opaque ground.
  fileprivate func over(_ ground: ColorMixture) -> ColorMixture {
    func mixed(_ one: Double, _ other: Double) -> Double { one * opacity + other * (1 - opacity) }
    return ColorMixture(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue),
      opacity: 1)
  }

  /// How much the brightness of two opaque colours differs, from 1 to 21.
  func contrast(with other: ColorMixture) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
