import CGTK
import LayoutEngine
import PortableUI

/// Shows words: what was measured is what is drawn.
final class TextWidget: DrawnWidget {
  @exclusivity(unchecked) private var content: TextContent

  /// Which part of a long text is drawn.
  private var sight: Sight?

  init(_ content: TextContent, for element: Element) {
    self.content = content
    super.init("text", role: GTK_ACCESSIBLE_ROLE_LABEL, for: element)
  }

  override func canShow(_ content: ElementContent) -> Bool {
    if case .text(let content) = content { !content.isLabel } else { false }
  }

  override func show(_ content: ElementContent) {
    guard case .text(let content) = content, content != self.content else { return }
    self.content = content
    redraw()
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if let long = TextBlocks.longText(of: content) { return draw(long, on: snapshot) }
    sight = nil
    guard let fade = content.fade else { return draw(content, in: size, on: snapshot) }
    snapshot.faded(to: 1 - fade.part) { draw(fade.old, in: fade.size, on: snapshot) }
    snapshot.faded(to: fade.part) { draw(content, in: size, on: snapshot) }
  }

  private func draw(_ long: LongText, on snapshot: OpaquePointer) {
    let sight = sight ?? Sight(of: pointer) { [weak self] in self?.redraw() }
    self.sight = sight
    let (top, bottom) = sight.look()
    var color = rgba(content.color)
    let lines = long.lines(toShowIn: size, limit: content.lineLimit)
    lines.layOut(from: top, to: bottom) { layout, place in
      if content.isRedacted {
        let extent = layout.extent
        let frame = Rect(
          origin: place, size: Size(width: extent.width, height: extent.height))
        return snapshot.appendBar(frame, foreground)
      }
      snapshot.moved(x: place.x, y: place.y) {
        gtk_snapshot_append_layout(snapshot, layout, &color)
      }
    }
  }
}

extension Painter {
  /// Draws words in a frame of `size`.
  func draw(_ content: TextContent, in size: Size, on snapshot: OpaquePointer) {
    let content = content.fitted(toShowIn: size, size: TextBlocks.size)
    let lines = TextBlocks.block(for: content).lines(toShowIn: size, limit: content.lineLimit)
    if content.isRedacted {
      for frame in lines.frames { snapshot.appendBar(frame, foreground) }
      return
    }
    guard let paint = content.paint, !paint.shadows.isEmpty else {
      return draw(content, lines, in: size, on: snapshot)
    }
    var plain = content
    plain.paint = paint.plainOfManyColors
    shaded(paint.shadows, on: snapshot) {
      draw(plain, lines, in: size, on: $0)
    } form: {
      draw(plain, lines, on: $0) { part, _ in
        GdkRGBA(hex: 0).faded(to: part == .background ? 0 : 1)
      }
    }
  }

  private func draw(
    _ content: TextContent, _ lines: TextLines, in size: Size, on snapshot: OpaquePointer
  ) {
    if let paint = content.paint {
      return draw(content, lines, painted: paint, in: size, on: snapshot)
    }
    draw(content, lines, on: snapshot) { rgba($1) }
  }

  /// Draws words in the colours that `color` has for them.
  private func draw(
    _ content: TextContent, _ lines: TextLines, on snapshot: OpaquePointer,
    color: @escaping (TextPart, Color) -> GdkRGBA
  ) {
    // Texts of the same words share their lines, and not what red is where each of them stands.
    if content.look?.runs.contains(where: { $0.color != nil || $0.background != nil }) == true {
      lines.layout.set(content.look, content.font, color)
    }
    var letters = color(.letters, content.color)
    snapshot.moved(x: -lines.shift) {
      gtk_snapshot_append_layout(snapshot, lines.layout, &letters)
    }
    drawLines(of: content, lines, on: snapshot, color: color)
  }

  /// Draws words through which `paint` is seen, between what is behind them and what has a colour of its own.
  private func draw(
    _ content: TextContent, _ lines: TextLines, painted paint: Paint, in size: Size,
    on snapshot: OpaquePointer
  ) {
    let margin = Fonts.face(of: content.font).size
    let room = Rect(
      x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
    let (seen, unseen) = (GdkRGBA(hex: 0), GdkRGBA(hex: 0).faded(to: 0))
    if content.look?.hasBackgrounds == true {
      draw(content, lines, on: snapshot) { $0 == .background ? rgba($1) : unseen }
    }
    snapshot.masked {
      fill(room, with: paint, across: size, on: $0)
    } by: {
      draw(content, lines, on: $0) { part, _ in part == .letters ? seen : unseen }
    }
    if content.look?.hasColors == true {
      draw(content, lines, on: snapshot) { $0 == .run || $0 == .line ? rgba($1) : unseen }
    }
  }
}
