import Foundation

/// Reads a `.symbolset`: a symbol of an app's own, drawn in a template as the program SF Symbols writes it.
struct SymbolSetFile {
  let url: URL

  /// The symbol in its usual weight and size; `nil` where none can be read, which is said.
  func symbol() -> LoadedPicture? {
    guard let file = AssetFile(of: url, "symbols", having: "filename") else { return nil }
    guard let variant = file.variants.first else {
      ResourceProblem.asset.wrong(file.url, at: "symbols", "a symbol with a filename")
      return nil
    }
    let place = "\(variant.place).filename"
    guard let name = variant.content["filename"] as? String, !name.contains("/"),
      let content = FileManager.default.contents(atPath: url.appending(path: name).path)
    else {
      ResourceProblem.asset.wrong(file.url, at: place, "the name of a file beside this one")
      return nil
    }
    guard let drawing = SymbolTemplate(String(decoding: content, as: UTF8.self))?.drawing,
      let picture = LoadedPicture(Data(drawing.utf8), isFromLibrary: false, isSymbol: true)
    else {
      ResourceProblem.asset.wrong(
        file.url, at: place,
        "an SVG file with a layer Regular-M, the lines Capline-M and Baseline-M, and margins")
      return nil
    }
    return picture
  }
}

/// A template of a symbol: a page on which it is drawn once for each weight and size, with lines that say where
/// letters beside it would stand.
struct SymbolTemplate {
  private let layer: Substring
  private let (left, right, cap, base): (Double, Double, Double, Double)

  /// Reads the layer for the regular weight and the middle size, or else the one that is nearest to it.
  init?(_ text: String) {
    for size in ["M", "S", "L"] {
      guard let layer = Self.element("g", called: "Regular-\(size)", in: text),
        let cap = Self.line("Capline-\(size)", "y1", in: text),
        let base = Self.line("Baseline-\(size)", "y1", in: text), base > cap
      else { continue }
      let left = Self.margin("left", "Regular-\(size)", in: text)
      let right = Self.margin("right", "Regular-\(size)", in: text)
      guard let left, let right, right > left else { continue }
      (self.layer, self.left, self.right, self.cap, self.base) = (layer, left, right, cap, base)
      return
    }
    return nil
  }

  /// The symbol alone, as high as a line of the letters that it stands beside.
  ///
  /// Capital letters are 0.59 of such a line, and in its middle. Of a unit there are two points, so that it is sharp
  /// where it is large.
  var drawing: String {
    let height = (base - cap) / 0.59
    let (width, top) = (right - left, (cap + base - height) / 2)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width * 2)" height="\(height * 2)" \
      viewBox="\(left) \(top) \(width) \(height)">\(layer)</svg>
      """
  }

  /// An element with all that is in it.
  private static func element(_ kind: String, called id: String, in text: String) -> Substring? {
    guard let start = start(of: kind, called: id, in: text) else { return nil }
    var depth = 0
    var rest = text[start...]
    while let mark = rest.firstIndex(of: "<") {
      rest = rest[mark...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[...end]
      let isOpen = tag.hasPrefix("<\(kind) ") || tag.hasPrefix("<\(kind)>")
      if isOpen, !tag.hasSuffix("/>") { depth += 1 }
      if tag.hasPrefix("</\(kind)>") { depth -= 1 }
      rest = text[text.index(after: end)...]
      if depth == 0 { return text[start...end] }
    }
    return nil
  }

  private static func start(of kind: String, called id: String, in text: String) -> String.Index? {
    guard let name = text.range(of: "id=\"\(id)\"") else { return nil }
    guard let start = text[..<name.lowerBound].lastIndex(of: "<"),
      text[start...].dropFirst().hasPrefix("\(kind) ")
    else { return nil }
    return start
  }

  /// Where a line of the page lies.
  private static func line(_ id: String, _ attribute: String, in text: String) -> Double? {
    guard let start = start(of: "line", called: id, in: text),
      let end = text[start...].firstIndex(of: ">"),
      let value = text[start...end].range(of: " \(attribute)=\"")
    else { return nil }
    let number = Double(text[value.upperBound...end].prefix { $0 != "\"" })
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Where the symbol ends on one side. The first templates had one margin for all weights.
  private static func margin(_ side: String, _ weight: String, in text: String) -> Double? {
    line("\(side)-margin-\(weight)", "x1", in: text) ?? line("\(side)-margin", "x1", in: text)
  }
}
