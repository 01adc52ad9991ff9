import PortableUI

/// Shadows that belong to what something is painted with.
extension SVGDrawing {
  /// Draws what `body` draws, with `shadows`.
  mutating func shaded(_ shadows: [PaintShadow], _ body: (inout SVGDrawing) -> Void) {
    guard !shadows.isEmpty else { return body(&self) }
    add("<g filter=\"url(#\(define(shadows)))\">")
    body(&self)
    add("</g>")
  }

  /// Writes a filter that adds shadows, and returns its name.
  private mutating func define(_ shadows: [PaintShadow]) -> String {
    var steps = ""
    var (behind, inside): ([String], [String]) = ([], [])
    for (number, shadow) in shadows.enumerated() {
      let name = "shade\(number)"
      steps += step(shadow, named: name)
      if shadow.isInner { inside.append(name) } else { behind.append(name) }
    }
    let parts = (behind + ["SourceGraphic"] + inside).map { "<feMergeNode in=\"\($0)\"/>" }
    return defineEverywhere(steps + "<feMerge>\(parts.joined())</feMerge>")
  }

  private func step(_ shadow: PaintShadow, named name: String) -> String {
    let ink = palette.ink(shadow.color)
    let spread =
      "<feGaussianBlur stdDeviation=\"\((shadow.radius / 2).text)\"/>"
      + "<feOffset dx=\"\(shadow.x.text)\" dy=\"\(shadow.y.text)\" result=\"spread\"/>"
      + "<feFlood flood-color=\"\(ink.color)\" flood-opacity=\"\(ink.opacity.text)\"/>"
    guard shadow.isInner else {
      return "<feOffset in=\"SourceAlpha\"/>" + spread
        + "<feComposite operator=\"in\" in2=\"spread\" result=\"\(name)\"/>"
    }
    // What is faint throws as much of a shadow on itself as what is not.
    let form = "<feFuncA type=\"table\" tableValues=\"0 1 1 1\"/>"
    return "<feComponentTransfer in=\"SourceAlpha\" result=\"form\">\(form)</feComponentTransfer>"
      + spread + "<feComposite operator=\"out\" in2=\"spread\"/>"
      + "<feComposite operator=\"in\" in2=\"form\" result=\"\(name)\"/>"
  }
}
