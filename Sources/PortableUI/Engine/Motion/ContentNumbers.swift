import Foundation
import LayoutEngine

/// The numbers of two contents between which one can move.
@MainActor
struct ContentWay {
  let start: Numbers
  let goal: Numbers

  /// `nil` where the contents are of different kinds, or nothing of them moves.
  init?(from old: ElementContent, to new: ElementContent, by mixer: ColorMixer) {
    guard let one = old.numbers(by: mixer), let other = new.numbers(by: mixer) else {
      return nil
    }
    guard one.kind == other.kind else { return nil }
    var start = one.numbers
    // What only one of them has cannot move: it is as it will be at once.
    for lane in 0..<16 where !one.lanes.contains(lane) || !other.lanes.contains(lane) {
      start[lane] = other.numbers[lane]
    }
    // Other words have nothing of the way behind them.
    if case .text(let one) = old, case .text(let other) = new, other.fadesWords,
      one.text != other.text
    {
      start[ContentNumbers.fadeLane] = 0
    }
    self.start = start
    goal = other.numbers
  }
}

/// Finds out what colours are mixed of where an element is.
@MainActor
struct ColorMixer {
  let backend: any Backend
  let scheme: ColorScheme?

  func mixture(of color: Color) -> ColorMixture { backend.mixture(of: color, in: scheme) }
}

/// The numbers of a content, and which of its lanes mean something.
struct ContentNumbers {
  enum Kind { case layer, text, fill, shape, image, control }

  /// How much of a text's new words is there; its colour is in the lanes before.
  static let fadeLane = 4

  let kind: Kind
  var numbers = Numbers()
  var lanes: Set<Int> = []

  init(_ kind: Kind) { self.kind = kind }

  mutating func set(_ lane: Int, _ value: Double?) {
    guard let value else { return }
    numbers[lane] = value
    lanes.insert(lane)
  }

  /// A colour in four lanes. Its parts are multiplied by its opacity, so that one that fades to
  /// nothing keeps its hue on the way.
  @MainActor
  mutating func set(_ lane: Int, _ color: Color?, by mixer: ColorMixer) {
    guard let mixture = color.map(mixer.mixture) else { return }
    set(lane, mixture.red * mixture.opacity)
    set(lane + 1, mixture.green * mixture.opacity)
    set(lane + 2, mixture.blue * mixture.opacity)
    set(lane + 3, mixture.opacity)
  }
}

extension ContentNumbers {
  fileprivate mutating func set(_ looks: LayerLooks) {
    set(5, looks.rotation?.radians)
    set(6, looks.rotation?.anchor.x)
    set(7, looks.rotation?.anchor.y)
    set(8, looks.blur)
    set(9, looks.shadow?.radius)
    set(10, looks.shadow?.x)
    set(11, looks.shadow?.y)
  }
}

extension LayerLooks {
  fileprivate mutating func move(to numbers: Numbers) {
    rotation?.radians = numbers[5]
    rotation?.anchor = Point(x: numbers[6], y: numbers[7])
    blur = numbers[8]
    shadow?.radius = numbers[9]
    shadow?.x = numbers[10]
    shadow?.y = numbers[11]
  }
}

extension ElementContent {
  @MainActor
  fileprivate func numbers(by mixer: ColorMixer) -> ContentNumbers? {
    switch self {
    case .layer(let layer):
      var numbers = ContentNumbers(.layer)
      numbers.set(0, layer.opacity)
      numbers.set(1, layer.scale?.x)
      numbers.set(2, layer.scale?.y)
      numbers.set(3, layer.scale?.anchor.x)
      numbers.set(4, layer.scale?.anchor.y)
      numbers.set(layer.looks)
      return numbers
    case .text(let text):
      var numbers = ContentNumbers(.text)
      numbers.set(0, text.color, by: mixer)
      numbers.set(ContentNumbers.fadeLane, text.fade?.part ?? 1)
      return numbers
    case .fill(let color):
      var numbers = ContentNumbers(.fill)
      numbers.set(0, color, by: mixer)
      return numbers
    case .shape(let shape):
      var numbers = ContentNumbers(.shape)
      numbers.set(0, shape.fill?.color, by: mixer)
      numbers.set(4, shape.stroke?.paint.color, by: mixer)
      numbers.set(8, (shape.stroke?.style.lineWidth).map(Double.init))
      numbers.set(9, (shape.stroke?.style.dashPhase).map(Double.init))
      let shadow = shape.fill?.shadows.first
      numbers.set(10, shadow?.radius)
      numbers.set(11, shadow?.x)
      numbers.set(12, shadow?.y)
      return numbers
    case .image(let image):
      var numbers = ContentNumbers(.image)
      numbers.set(0, image.color, by: mixer)
      return numbers
    case .control(let control):
      var numbers = ContentNumbers(.control)
      numbers.set(0, control.content.movingNumber)
      return numbers
    case .scroll, .drawing, .divider, .button, .field, .surface: return nil
    }
  }

  /// This content with other numbers. Where one is `goal`'s, it stays as it is: a named colour keeps
  /// its name. A spring may go beyond what it goes to, and so beyond what can be shown.
  func moved(to numbers: Numbers, goal: Numbers, outline: Outline?) -> ElementContent {
    switch self {
    case .layer(var layer):
      layer.opacity = numbers[0]
      if layer.scale != nil {
        layer.scale = LayerContent.Scale(
          x: numbers[1], y: numbers[2], anchor: Point(x: numbers[3], y: numbers[4]))
      }
      // What is sharp in the end has no looks of its own.
      if layer.boxedLooks != nil || numbers[8] != 0 { layer.looks.move(to: numbers) }
      if let outline { layer.clip = outline }
      return ElementContent.layer(layer).showable
    case .text(var text):
      text.color = text.color.moved(to: numbers, goal: goal, at: 0)
      return .text(text)
    case .fill(let color): return .fill(color.moved(to: numbers, goal: goal, at: 0))
    case .shape(var shape):
      shape.fill = shape.fill?.moved(to: numbers, goal: goal, at: 0).shadowMoved(to: numbers)
      shape.stroke?.move(to: numbers, goal: goal)
      if let outline { shape.outline = outline }
      return ElementContent.shape(shape).showable
    case .image(var image):
      image.color = image.color.moved(to: numbers, goal: goal, at: 0)
      return .image(image)
    case .control(var control):
      if control.content.movingNumber != nil { control.content.movingNumber = numbers[0] }
      return .control(control)
    case .scroll, .drawing, .divider, .button, .field, .surface: return self
    }
  }
}

extension ShapeContent.Stroke {
  fileprivate mutating func move(to numbers: Numbers, goal: Numbers) {
    paint = paint.moved(to: numbers, goal: goal, at: 4)
    style.lineWidth = numbers[8]
    style.dashPhase = numbers[9]
  }
}

extension Paint {
  fileprivate var color: Color? { if case .color(let color) = plain { color } else { nil } }

  fileprivate func moved(to numbers: Numbers, goal: Numbers, at lane: Int) -> Paint {
    switch self {
    case .color(let color): .color(color.moved(to: numbers, goal: goal, at: lane))
    case .material, .gradient, .mesh, .picture: self
    case .shadowed(let paint, let shadows):
      .shadowed(paint.moved(to: numbers, goal: goal, at: lane), shadows)
    }
  }

  /// The paint with its first shadow where that is on its way.
  fileprivate func shadowMoved(to numbers: Numbers) -> Paint {
    guard case .shadowed(let paint, var shadows) = self, !shadows.isEmpty else { return self }
    shadows[0].radius = max(0, numbers[10])
    (shadows[0].x, shadows[0].y) = (numbers[11], numbers[12])
    return .shadowed(paint, shadows)
  }
}

extension Color {
  fileprivate func moved(to numbers: Numbers, goal: Numbers, at lane: Int) -> Color {
    if (lane..<lane + 4).allSatisfy({ numbers[$0] == goal[$0] }) { return self }
    let opacity = min(1, max(0, numbers[lane + 3]))
    func part(_ number: Double) -> Double {
      opacity > 0 ? min(1, max(0, number / opacity)) : 0
    }
    return Color(
      red: part(numbers[lane]), green: part(numbers[lane + 1]), blue: part(numbers[lane + 2]),
      opacity: opacity)
  }
}
