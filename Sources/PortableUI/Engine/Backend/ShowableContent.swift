import Foundation
import LayoutEngine
import Threads

extension Node {
  /// What can be shown of `content`; says so once where that is not all of it.
  final func showable(_ content: ElementContent) -> ElementContent {
    if content.isPlain { return content }
    let showable = content.showable
    if !content.hasSameNumbers(as: showable) {
      warn(
        "A number that cannot be shown counts as another one.",
        facts: ["in": path, "asked for": content.numbers, "shown": showable.numbers],
        fix: "Look for a division by zero, a value without bounds, or a size below zero.")
    }
    return showable
  }
}

extension ElementContent {
  /// The same where all of it can be shown; otherwise as much as can be.
  package var showable: ElementContent {
    switch self {
    case .layer(let layer): .layer(layer.showable)
    case .text(let text): .text(text.showable)
    case .shape(let shape): .shape(shape.showable)
    case .field(let field): .field(field.showable)
    case .control(let control): .control(control.showable)
    case .image(let image): .image(image.showable)
    case .scroll, .fill, .drawing, .divider, .button, .surface: self
    }
  }

  /// Whether there is surely nothing in it that cannot be shown, as in most.
  fileprivate var isPlain: Bool {
    switch self {
    case .text(let text): text.format.isShowable
    case .layer(let layer): layer.isPlain
    case .scroll, .fill, .drawing, .divider, .button, .surface: true
    case .shape, .field, .control, .image: false
    }
  }

  /// Whether nothing had to be changed. Looks at nothing but numbers: the rest may not be comparable.
  package func hasSameNumbers(as other: ElementContent) -> Bool {
    switch (self, other) {
    case (.layer(let one), .layer(let two)):
      one.opacity == two.opacity && one.scale == two.scale
        && (one.boxedLooks == nil || one.looks.hasSameNumbers(as: two.looks))
    case (.text(let one), .text(let two)): one.font == two.font
    case (.shape(let one), .shape(let two)): one.stroke?.style == two.stroke?.style
    case (.field(let one), .field(let two)): one.font == two.font
    case (.control(let one), .control(let two)): one == two
    case (.image(let one), .image(let two)): one.font == two.font && one.scale == two.scale
    default: true
    }
  }

  /// The numbers in it that may not be showable, in words.
  fileprivate var numbers: String {
    switch self {
    case .layer(let layer):
      "opacity \(layer.opacity)"
        + (layer.scale.map { ", scale \($0.x) × \($0.y) around \($0.anchor)" } ?? "")
        + (layer.boxedLooks == nil ? "" : ", \(layer.looks.numbers)")
    case .text(let text): "\(text.font.size)"
    case .shape(let shape): shape.stroke.map { "\($0.style)" } ?? ""
    case .field(let field): "\(field.font.size)"
    case .control(let control): control.content.numbers
    case .image(let image): "\(image.font.size), scale \(image.scale)"
    case .scroll, .fill, .drawing, .divider, .button, .surface: ""
    }
  }
}

extension LayerContent {
  fileprivate var isPlain: Bool { opacity == 1 && scale == nil && boxedLooks == nil }

  fileprivate var showable: LayerContent {
    if isPlain { return self }
    var layer = self
    if boxedLooks != nil { layer.looks = looks.showable }
    layer.opacity = Showable.number(opacity, in: 0...1, usual: 1)
    if let scale {
      layer.scale = Scale(
        x: Showable.number(scale.x, in: Showable.scales, usual: 1),
        y: Showable.number(scale.y, in: Showable.scales, usual: 1),
        anchor: Point(
          x: Showable.coordinate(scale.anchor.x), y: Showable.coordinate(scale.anchor.y)))
    }
    return layer
  }
}

extension Font {
  var isShowable: Bool {
    switch size {
    case .style: true
    case .points(let points), .relative(let points, _): Showable.fontSizes.contains(points)
    }
  }

  fileprivate var showable: Font {
    switch size {
    case .style: return self
    case .points(let points), .relative(let points, _):
      guard !isShowable else { return self }
      var font = self
      font.size =
        points.isNaN
        ? .style(.body) : .points(Showable.number(points, in: Showable.fontSizes, usual: 1))
      return font
    }
  }
}

extension TextContent {
  fileprivate var showable: TextContent {
    if format.isShowable { return self }
    var text = self
    text.font = font.showable
    text.lineLimit = lineLimit.flatMap { $0 < Showable.mostLines ? $0 : nil }
    text.look = look?.showable.withFonts { $0.showable }
    return text
  }
}

extension FieldContent {
  fileprivate var showable: FieldContent {
    var field = self
    field.font = font.showable
    field.lineLimit = lineLimit.flatMap { $0 < Showable.mostLines ? $0 : nil }
    return field
  }
}

extension ShapeContent {
  fileprivate var showable: ShapeContent {
    guard let stroke else { return self }
    var shape = self
    shape.stroke = Stroke(paint: stroke.paint, style: stroke.style.showable)
    return shape
  }
}

extension ImageContent {
  fileprivate var showable: ImageContent {
    var image = self
    image.font = font.showable
    image.scale = scale > 0 && scale.isFinite ? max(1e-6, min(1e6, scale)) : 1
    return image
  }
}
