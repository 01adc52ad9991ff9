extension StateDiagram {
  /// The diagram as a picture that any browser shows, light or dark as the page is. The same history
  /// gives the same picture. States that nobody was in have dashed borders.
  public var svg: String { DiagramPicture(self).text }
}

/// Writes a diagram that has its places.
private struct DiagramPicture {
  private let diagram: StateDiagram
  private let layout: DiagramLayout

  init(_ diagram: StateDiagram) {
    (self.diagram, layout) = (diagram, DiagramLayout(diagram))
  }

  var text: String {
    var lines = [head, title, style, arrowhead]
    lines += layout.paths.map(path)
    lines += layout.loops.map(loop)
    lines += layout.boxes.map(box)
    lines += layout.paths.map { words($0.arrow.words, $0.wordsAt.x, $0.wordsAt.y + 4, "middle") }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var head: String {
    let (width, height) = (number(layout.width), number(layout.height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
  }

  private var title: String { "<title>\(escaped(diagram.feature))</title>" }

  private var style: String {
    """
    <style>
    text { font: 12px "DejaVu Sans Mono", Menlo, monospace; fill: #1c1c1e; }
    rect { fill: #f2f2f7; stroke: #6e6e73; stroke-width: 1.2; }
    .first { stroke-width: 2.6; }
    .unseen { stroke-dasharray: 5 4; }
    .arrow { fill: none; stroke: #6e6e73; stroke-width: 1.2; }
    .head { fill: #6e6e73; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f2f2f7; }
      rect { fill: #2c2c2e; stroke: #98989d; }
      .arrow { stroke: #98989d; }
      .head { fill: #98989d; }
    }
    </style>
    """
  }

  private var arrowhead: String {
    "<defs><marker id=\"end\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" "
      + "markerHeight=\"8\" orient=\"auto-start-reverse\"><path class=\"head\" d=\"M0 0L8 4L0 8z\"/></marker></defs>"
  }

  /// Between two layers an arrow leans, and is upright where it leaves them.
  private func path(_ path: DiagramLayout.Path) -> String {
    guard let first = path.points.first else { return "" }
    var words = "M\(number(first.x)) \(number(first.y))"
    for (index, point) in path.points.enumerated().dropFirst() {
      let last = path.points[index - 1]
      if index % 2 == 0 {
        words += index == path.pointBelowWords ? "M" : "L"
        words += "\(number(point.x)) \(number(point.y))"
      } else {
        let middle = number((last.y + point.y) / 2)
        words += "C\(number(last.x)) \(middle) \(number(point.x)) \(middle) "
        words += "\(number(point.x)) \(number(point.y))"
      }
    }
    let end = path.arrow.isBackwards ? "marker-start" : "marker-end"
    return "<path class=\"arrow\" d=\"\(words)\" \(end)=\"url(#end)\"/>"
  }

  private func loop(_ loop: DiagramLayout.Loop) -> String {
    let (x, y) = (number(loop.x), loop.y)
    let right = number(loop.x + DiagramLayout.loopWidth - 6)
    let arrow =
      "<path class=\"arrow\" d=\"M\(x) \(number(y + 8))C\(right) \(number(y)) \(right) \(number(y + 34)) "
      + "\(x) \(number(y + 26))\" marker-end=\"url(#end)\"/>"
    let middle = y + DiagramLayout.boxHeight / 2 + 4
    return arrow + "\n" + words(loop.words, loop.x + DiagramLayout.loopWidth - 6, middle, "start")
  }

  private func box(_ box: DiagramLayout.Box) -> String {
    let name = diagram.states[box.state]
    var look: [String] = []
    if diagram.firstStates.contains(name) { look.append("first") }
    if !diagram.hasSeen(name) { look.append("unseen") }
    let kind = look.isEmpty ? "" : " class=\"\(look.joined(separator: " "))\""
    let rectangle =
      "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" "
      + "height=\"\(number(box.height))\" rx=\"8\"\(kind)/>"
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2 + 4)
    return rectangle + "\n" + words(name, x, y, "middle")
  }

  private func words(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\">\(escaped(text))</text>"
  }

  /// To a tenth of a point, without what depends on the language of the system.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (sign, rest) = (tenths < 0 ? "-" : "", abs(tenths))
    return rest % 10 == 0 ? "\(sign)\(rest / 10)" : "\(sign)\(rest / 10).\(rest % 10)"
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
