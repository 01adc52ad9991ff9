import LayoutEngine
import PortableUI

/// What of words is drawn: all of it, or one of the layers of words that are painted with more than SVG has a
/// word for.
enum WordLayer {
  case all
  /// What is behind them.
  case grounds
  /// The letters that have no colour of their own.
  case letters
  /// The letters and lines that have one.
  case colors
}

extension SVGDrawing {
  /// Writes words through which `paint` is seen, between what is behind them and what has a colour of its own.
  mutating func write(_ content: TextContent, painted paint: Paint, in frame: Rect) {
    // No opacity of 0: parts with a colour of their own would inherit it.
    let unseen = Ink("none")
    if content.look?.hasBackgrounds == true {
      only(.grounds) { $0.write(content, fill: unseen, in: frame) }
    }
    painted(paint, in: frame) {
      $0.only(.letters) { $0.write(content, fill: Ink("#000000"), in: frame) }
    }
    if content.look?.hasColors == true {
      only(.colors) { $0.write(content, fill: unseen, in: frame) }
    }
  }

  private mutating func only(_ layer: WordLayer, _ body: (inout SVGDrawing) -> Void) {
    wordLayer = layer
    body(&self)
    wordLayer = .all
  }

  /// How a part of the words with a colour of its own is filled.
  func fill(of color: Color) -> Ink {
    wordLayer == .letters ? Ink("none") : palette.ink(color)
  }

  /// Whether a line is drawn that has that colour, or that of its letters, which have a colour of their own or
  /// not.
  func draws(_ line: Color?, isColored: Bool) -> Bool {
    switch wordLayer {
    case .all, .grounds: true
    case .letters: line == nil && !isColored
    case .colors: line != nil || isColored
    }
  }
}
