import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// The screen as a picture, in the SVG format: everything drawn in the frames that it has.
  ///
  /// Made to be looked at: write it to a file beside a test that puzzles you. The look of controls
  /// is a plain one; a desktop draws its own.
  public func svg() -> String {
    let room = pictured
    let (width, height) = (room.size.width.text, room.size.height.text)
    var picture = SVGDrawing(palette: Palette(backend.root?.scheme ?? colorScheme))
    picture.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(room.minX.text) \(room.minY.text) \(width) \(height)" font-family="Inter, Cantarell, DejaVu Sans, sans-serif">
      """)
    picture.rectangle(
      Rect(origin: .zero, size: backend.root?.frame.size ?? .zero),
      fill: picture.palette.background)
    if let root = backend.root { picture.draw(root, origin: .zero) }
    picture.add("</svg>")
    return picture.lines.joined(separator: "\n")
  }

  /// What is in the picture: bars stand above and below the screen, and sheets may be larger than that.
  private var pictured: Rect {
    var (left, right) = (0.0, Double(size.width))
    var top = min(0, backend.root?.bar?.frame.minY ?? 0)
    var bottom = backend.root?.foot?.frame.maxY ?? Double(size.height)
    for sheet in items where sheet.role == .sheet {
      (left, right) = (min(left, sheet.frame.minX), max(right, sheet.frame.maxX))
      let bar = sheet.shown.bar?.frame.minY ?? 0
      top = min(top, sheet.frame.minY + min(0, bar))
      bottom = max(bottom, sheet.frame.maxY)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Draws what is shown, back to front.
@MainActor
struct SVGDrawing {
  private(set) var palette: Palette
  private(set) var lines: [String] = []
  private var nameCounts: [String: Int] = [:]

  /// What of words is drawn.
  var wordLayer = WordLayer.all

  init(palette: Palette) { self.palette = palette }

  mutating func add(_ line: String) { lines.append(line) }

  /// A name that nothing else in the picture has.
  mutating func newName(_ kind: String) -> String {
    nameCounts[kind, default: 0] += 1
    return "\(kind)\(nameCounts[kind]!)"
  }

  mutating func draw(_ shown: Shown, origin: Point) {
    let frame = Rect(origin: origin + shown.frame.origin, size: shown.frame.size)
    let facts = shown.facts
    if facts.hiding != nil || facts.isOnlyHeard || shown.isAsleep { return }
    let outer = palette
    defer { palette = outer }
    if let scheme = shown.scheme { palette = Palette(scheme) }
    let attributes = groupAttributes(shown, facts, frame)
    if !attributes.isEmpty { add("<g\(attributes)>") }
    drawContent(shown, in: frame)
    if case .button(let button) = shown.content, button.appearance == .prominent {
      palette.isOnTint = true
    }
    let corner = frame.origin - shown.content.scrollOffset
    for child in shown.children { draw(child, origin: corner) }
    if !attributes.isEmpty { add("</g>") }
  }

  private mutating func drawContent(_ shown: Shown, in frame: Rect) {
    switch shown.content {
    case .layer(let layer): draw(layer, in: frame)
    case .scroll: break
    case .surface(let content): draw(content, of: shown, in: frame)
    case .text(let content): draw(content, in: frame)
    case .fill(let color): rectangle(frame, fill: palette.ink(color))
    case .shape(let content): draw(content, in: frame)
    case .drawing(let content): draw(content, in: frame)
    case .divider: rectangle(frame, fill: palette.line)
    case .button(let content): draw(content, in: frame)
    case .field(let content): draw(content, in: frame)
    case .control(let control): control.shown.draw(&self, frame)
    case .image(let content): draw(content, in: frame)
    }
  }

  /// How a group differs from its parts drawn one by one.
  private mutating func groupAttributes(
    _ shown: Shown, _ facts: ContentFacts, _ frame: Rect
  ) -> String {
    var attributes = ""
    if let clip = shown.clip {
      let name = newName("clip")
      add("<clipPath id=\"\(name)\">\(path(clip, in: frame))</clipPath>")
      attributes += " clip-path=\"url(#\(name))\""
    }
    if shown.isMasked { attributes += mask(of: shown, frame) }
    let stretches =
      shown.scales.map { stretch($0, frame) } + turns(shown, frame) + moves(shown, frame)
    if !stretches.isEmpty {
      attributes += " transform=\"\(stretches.joined(separator: " "))\""
    }
    if case .layer(let layer) = shown.content, let filter = filter(layer.looks) {
      attributes += " filter=\"url(#\(filter))\""
    }
    if case .layer(let layer) = shown.content, let mode = layer.looks.blend?.svg {
      attributes += " style=\"mix-blend-mode:\(mode)\""
    }
    let opacity = facts.isEnabled ? facts.opacity : facts.opacity * 0.4
    if opacity < 1 { attributes += " opacity=\"\(opacity.text)\"" }
    return attributes
  }

  /// Writes what the parts of `shown` are seen through that are masks.
  private mutating func mask(of shown: Shown, _ frame: Rect) -> String {
    let name = newName("mask")
    add("<mask id=\"\(name)\" style=\"mask-type:alpha\">")
    for mask in shown.children where mask.isMask {
      for part in mask.children { draw(part, origin: frame.origin + mask.frame.origin) }
    }
    add("</mask>")
    return " mask=\"url(#\(name))\""
  }

  private func turns(_ shown: Shown, _ frame: Rect) -> [String] {
    guard let rotation = shown.rotation else { return [] }
    let x = frame.minX + rotation.anchor.x * frame.size.width
    let y = frame.minY + rotation.anchor.y * frame.size.height
    return ["rotate(\((rotation.radians * 180 / .pi).text) \(x.text) \(y.text))"]
  }

  private func moves(_ shown: Shown, _ frame: Rect) -> [String] {
    guard let transform = shown.transform else { return [] }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { Double($0).text }
    let (x, y) = (frame.minX, frame.minY)
    return [
      "translate(\(x.text) \(y.text)) matrix(\(numbers.joined(separator: " "))) "
        + "translate(\((-x).text) \((-y).text))"
    ]
  }

  /// Writes a filter that does what `looks` says, and returns its name.
  private mutating func filter(_ looks: LayerLooks) -> String? {
    var steps: [String] = []
    if let color = looks.multiplier {
      steps.append(step(.multiplying(by: palette.mixture(of: color))))
    }
    if let filter = looks.filter { steps.append(step(filter)) }
    if looks.blur > 0 {
      steps.append("<feGaussianBlur stdDeviation=\"\((looks.blur / 2).text)\"/>")
    }
    if let shadow = looks.shadow {
      let ink = palette.ink(shadow.color)
      steps.append(
        "<feDropShadow dx=\"\(shadow.x.text)\" dy=\"\(shadow.y.text)\" "
          + "stdDeviation=\"\((shadow.radius / 2).text)\" flood-color=\"\(ink.color)\" "
          + "flood-opacity=\"\(ink.opacity.text)\"/>")
    }
    return steps.isEmpty ? nil : define(steps)
  }

  /// Writes a filter that changes colours, and returns its name.
  mutating func define(_ filter: ColorFilter) -> String { define([step(filter)]) }

  private func step(_ filter: ColorFilter) -> String {
    "<feColorMatrix values=\"\(filter.numbers.map(\.text).joined(separator: " "))\"/>"
  }

  private mutating func define(_ steps: [String]) -> String {
    let name = newName("filter")
    let room = "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
    add(
      "<filter id=\"\(name)\" \(room) color-interpolation-filters=\"sRGB\">"
        + "\(steps.joined())</filter>")
    return name
  }

  private func stretch(_ scale: LayerContent.Scale, _ frame: Rect) -> String {
    let x = frame.minX + scale.anchor.x * frame.size.width
    let y = frame.minY + scale.anchor.y * frame.size.height
    return "translate(\(x.text) \(y.text)) scale(\(scale.x.text) \(scale.y.text)) "
      + "translate(\((-x).text) \((-y).text))"
  }
}
