import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// The screen as a picture, in the SVG format: everything drawn in the frames that it has.
  ///
  /// Made to be looked at: write it to a file beside a test that puzzles you. The look of controls
  /// is a plain one; a desktop draws its own.
  public func svg() -> String {
    let room = "\(Double(size.width).text)"
    // Bars stand above and below the screen.
    let top = min(0, backend.root?.bar?.frame.minY ?? 0)
    let bottom = backend.root?.foot?.frame.maxY ?? Double(size.height)
    let height = "\((bottom - top).text)"
    var picture = Picture(palette: Palette(colorScheme))
    picture.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(room)" height="\(height)" \
      viewBox="0 \(top.text) \(room) \(height)" font-family="Inter, Cantarell, DejaVu Sans, sans-serif">
      """)
    picture.rectangle(
      Rect(origin: .zero, size: backend.root?.frame.size ?? .zero),
      fill: picture.palette.background)
    if let root = backend.root { picture.draw(root, origin: .zero) }
    picture.add("</svg>")
    return picture.lines.joined(separator: "\n")
  }
}

/// Draws what is shown, back to front.
@MainActor
struct Picture {
  let palette: Palette
  private(set) var lines: [String] = []
  private var clipCount = 0

  init(palette: Palette) { self.palette = palette }

  mutating func add(_ line: String) { lines.append(line) }

  mutating func draw(_ shown: Shown, origin: Point) {
    let frame = Rect(origin: origin + shown.frame.origin, size: shown.frame.size)
    let facts = shown.facts
    if facts.hiding != nil { return }
    let attributes = groupAttributes(shown, facts, frame)
    if !attributes.isEmpty { add("<g\(attributes)>") }
    drawContent(shown, in: frame)
    let corner = frame.origin - shown.scrollOffset
    for child in shown.children { draw(child, origin: corner) }
    if !attributes.isEmpty { add("</g>") }
  }

  private mutating func drawContent(_ shown: Shown, in frame: Rect) {
    switch shown.content {
    case .layer, .scroll: break
    case .surface(let content): draw(content, of: shown, in: frame)
    case .text(let content): draw(content, in: frame)
    case .fill(let color): rectangle(frame, fill: palette.ink(color))
    case .shape(let content): draw(content, in: frame)
    case .divider: rectangle(frame, fill: palette.line)
    case .button(let content): draw(content, in: frame)
    case .field(let content): draw(content, in: frame)
    case .toggle(let content): draw(content, in: frame)
    case .slider(let content): draw(content, in: frame)
    case .picker(let content): draw(content, in: frame)
    case .progress(let content): draw(content, in: frame)
    case .image(let content): draw(content, in: frame)
    }
  }

  /// How a group differs from its parts drawn one by one.
  private mutating func groupAttributes(
    _ shown: Shown, _ facts: ContentFacts, _ frame: Rect
  ) -> String {
    var attributes = ""
    if let clip = shown.clip {
      clipCount += 1
      add("<clipPath id=\"clip\(clipCount)\">\(path(clip, in: frame))</clipPath>")
      attributes += " clip-path=\"url(#clip\(clipCount))\""
    }
    let stretches = shown.scales.map { stretch($0, frame) }
    if !stretches.isEmpty {
      attributes += " transform=\"\(stretches.joined(separator: " "))\""
    }
    let opacity = facts.isEnabled ? facts.opacity : facts.opacity * 0.4
    if opacity < 1 { attributes += " opacity=\"\(opacity.text)\"" }
    return attributes
  }

  private func stretch(_ scale: LayerContent.Scale, _ frame: Rect) -> String {
    let x = frame.minX + scale.anchor.x * frame.size.width
    let y = frame.minY + scale.anchor.y * frame.size.height
    return "translate(\(x.text) \(y.text)) scale(\(scale.x.text) \(scale.y.text)) "
      + "translate(\((-x).text) \((-y).text))"
  }
}
