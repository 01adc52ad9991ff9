import PortableUI

/// What becomes of parts of a drawing, as SVG says it.
extension SVGDrawing {
  /// A room in which all of a drawing lies.
  static let everywhere = "x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\""

  /// Writes a filter, and returns its name.
  mutating func define(_ filter: DrawingFilter) -> String {
    switch filter {
    case .colors(let colors): return define(colors)
    case .multiplied(let color): return define(.multiplying(by: palette.mixture(of: color)))
    case .blurred(let radius):
      return defineEverywhere("<feGaussianBlur stdDeviation=\"\((radius / 2).text)\"/>")
    case .shadow(let shadow, let way): return defineEverywhere(steps(of: shadow, way))
    case .threshold(let range, let color):
      let table = (0...255).map { range.contains(Double($0) / 255) && $0 > 0 ? "1" : "0" }
      let ink = palette.ink(color)
      return defineEverywhere(
        "<feComponentTransfer result=\"cut\"><feFuncA type=\"discrete\" tableValues=\""
          + table.joined(separator: " ") + "\"/></feComponentTransfer>"
          + "<feFlood flood-color=\"\(ink.color)\" flood-opacity=\"\(ink.opacity.text)\"/>"
          + "<feComposite operator=\"in\" in2=\"cut\"/>")
    }
  }

  private func steps(
    of shadow: LayerLooks.Shadow, _ way: DrawingFilter.DrawnShadow
  ) -> String {
    let ink = palette.ink(shadow.color)
    let parts =
      switch way {
      case .behind: ["shade", "SourceGraphic"]
      case .inFront: ["SourceGraphic", "shade"]
      case .alone: ["shade"]
      }
    return "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((shadow.radius / 2).text)\"/>"
      + "<feOffset dx=\"\(shadow.x.text)\" dy=\"\(shadow.y.text)\" result=\"spread\"/>"
      + "<feFlood flood-color=\"\(ink.color)\" flood-opacity=\"\(ink.opacity.text)\"/>"
      + "<feComposite operator=\"in\" in2=\"spread\" result=\"shade\"/><feMerge>"
      + parts.map { "<feMergeNode in=\"\($0)\"/>" }.joined() + "</feMerge>"
  }

  /// Writes a filter that holds for all of a drawing, and returns its name.
  mutating func defineEverywhere(_ steps: String) -> String {
    let name = newName("filter")
    add(
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(Self.everywhere) "
        + "color-interpolation-filters=\"sRGB\">\(steps)</filter>")
    return name
  }

  /// Writes a filter that leaves nothing where something is, and returns its name.
  mutating func defineInvertedOpacity() -> String {
    defineEverywhere(
      "<feComponentTransfer><feFuncA type=\"table\" tableValues=\"1 0\"/></feComponentTransfer>")
  }
}
