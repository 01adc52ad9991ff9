import Foundation
import LayoutEngine

/// The numbers of two contents between which one can move.
@MainActor
struct ContentWay {
  let start: Numbers
  let goal: Numbers

  /// `nil` where the contents are of different kinds, or nothing of them moves.
  init?(from old: ElementContent, to new: ElementContent, on backend: any Backend) {
    guard let one = old.numbers(on: backend), let other = new.numbers(on: backend) else {
      return nil
    }
    guard one.kind == other.kind else { return nil }
    var start = one.numbers
    // What only one of them has cannot move: it is as it will be at once.
    for lane in 0..<16 where !one.lanes.contains(lane) || !other.lanes.contains(lane) {
      start[lane] = other.numbers[lane]
    }
    self.start = start
    goal = other.numbers
  }
}

/// The numbers of a content, and which of its lanes mean something.
private struct ContentNumbers {
  enum Kind { case layer, text, fill, shape, image, progress }

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
  mutating func set(_ lane: Int, _ color: Color?, on backend: any Backend) {
    guard let mixture = color.map(backend.mixture) else { return }
    set(lane, mixture.red * mixture.opacity)
    set(lane + 1, mixture.green * mixture.opacity)
    set(lane + 2, mixture.blue * mixture.opacity)
    set(lane + 3, mixture.opacity)
  }
}

extension ElementContent {
  @MainActor
  fileprivate func numbers(on backend: any Backend) -> ContentNumbers? {
    switch self {
    case .layer(let layer):
      var numbers = ContentNumbers(.layer)
      numbers.set(0, layer.opacity)
      numbers.set(1, layer.scale?.x)
      numbers.set(2, layer.scale?.y)
      numbers.set(3, layer.scale?.anchor.x)
      numbers.set(4, layer.scale?.anchor.y)
      return numbers
    case .text(let text):
      var numbers = ContentNumbers(.text)
      numbers.set(0, text.color, on: backend)
      return numbers
    case .fill(let color):
      var numbers = ContentNumbers(.fill)
      numbers.set(0, color, on: backend)
      return numbers
    case .shape(let shape):
      var numbers = ContentNumbers(.shape)
      numbers.set(0, shape.fill?.color, on: backend)
      numbers.set(4, shape.stroke?.paint.color, on: backend)
      numbers.set(8, (shape.stroke?.style.lineWidth).map(Double.init))
      numbers.set(9, (shape.stroke?.style.dashPhase).map(Double.init))
      return numbers
    case .image(let image):
      var numbers = ContentNumbers(.image)
      numbers.set(0, image.color, on: backend)
      return numbers
    case .progress(let progress):
      var numbers = ContentNumbers(.progress)
      numbers.set(0, progress.fraction)
      return numbers
    case .scroll, .divider, .button, .field, .toggle, .slider, .picker, .surface: return nil
    }
  }

  /// This content with other numbers. Where one is `goal`'s, it stays as it is: a named colour keeps
  /// its name.
  func moved(to numbers: Numbers, goal: Numbers, outline: Outline?) -> ElementContent {
    switch self {
    case .layer(var layer):
      layer.opacity = min(1, max(0, numbers[0]))
      if layer.scale != nil {
        layer.scale = LayerContent.Scale(
          x: numbers[1], y: numbers[2], anchor: Point(x: numbers[3], y: numbers[4]))
      }
      if let outline { layer.clip = outline }
      return .layer(layer)
    case .text(var text):
      text.color = text.color.moved(to: numbers, goal: goal, at: 0)
      return .text(text)
    case .fill(let color): return .fill(color.moved(to: numbers, goal: goal, at: 0))
    case .shape(var shape):
      shape.fill = shape.fill?.moved(to: numbers, goal: goal, at: 0)
      shape.stroke?.move(to: numbers, goal: goal)
      if let outline { shape.outline = outline }
      return .shape(shape)
    case .image(var image):
      image.color = image.color.moved(to: numbers, goal: goal, at: 0)
      return .image(image)
    case .progress(var progress):
      if progress.fraction != nil { progress.fraction = min(1, max(0, numbers[0])) }
      return .progress(progress)
    case .scroll, .divider, .button, .field, .toggle, .slider, .picker, .surface: return self
    }
  }
}

extension ShapeContent.Stroke {
  fileprivate mutating func move(to numbers: Numbers, goal: Numbers) {
    paint = paint.moved(to: numbers, goal: goal, at: 4)
    style.lineWidth = max(0, numbers[8])
    style.dashPhase = numbers[9]
  }
}

extension Paint {
  fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }

  fileprivate func moved(to numbers: Numbers, goal: Numbers, at lane: Int) -> Paint {
    switch self {
    case .color(let color): .color(color.moved(to: numbers, goal: goal, at: lane))
    case .material: self
    }
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
