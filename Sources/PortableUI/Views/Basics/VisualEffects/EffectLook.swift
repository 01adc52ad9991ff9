import Foundation

/// What comes of a visual effect.
struct EffectLook: VisualEffect, Equatable {
  var opacity = 1.0
  var blur = 0.0
  var filter: ColorFilter?
  var plane = EffectPlane()
  var clip: Outline?

  /// A layer that looks so.
  func layer(isMirrored: Bool) -> LayerContent {
    var looks = LayerLooks(blur: blur, filter: filter)
    if !plane.steps.isEmpty {
      looks.transform = DrawnTransform(effect: isMirrored ? plane.mirrored : plane)
    }
    var layer = LayerContent.looking(looks)
    layer.opacity = opacity
    layer.clip = clip
    return layer
  }

  var animatableData: NumberList {
    get {
      NumberList(
        [opacity, blur] + (filter ?? .none).numbers + plane.animatableData.numbers)
    }
    set {
      let numbers = newValue.numbers
      guard numbers.count >= 22 else { return }
      (opacity, blur) = (numbers[0], numbers[1])
      if filter != nil { filter?.numbers = Array(numbers[2..<22]) }
      plane.animatableData = NumberList(Array(numbers[22...]))
    }
  }

  /// What is a part of the way to `other`, which is made of the same effects.
  func part(_ part: Double, towards other: EffectLook) -> EffectLook {
    var look = other
    if look.filter == nil, filter != nil { look.filter = ColorFilter.none }
    let start = animatableData
    look.animatableData = start + (look.animatableData - start).scaled(by: part)
    return look
  }
}

/// Where something is drawn, in steps.
struct EffectPlane: PlaneEffect, Equatable {
  var steps: [EffectStep] = []

  nonisolated func transform(in size: CGSize) -> ProjectionTransform {
    steps.reduce(ProjectionTransform()) { $0.concatenating($1.transform(in: size)) }
  }

  nonisolated var animatableData: NumberList {
    get { NumberList(steps.flatMap(\.numbers)) }
    set {
      var rest = newValue.numbers[...]
      for index in steps.indices {
        let count = steps[index].numbers.count
        guard rest.count >= count else { return }
        steps[index].numbers = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The same where people read from right to left.
  var mirrored: EffectPlane {
    EffectPlane(
      steps: steps.map { if case .offset(let x, let y) = $0 { .offset(x: -x, y: y) } else { $0 } })
  }
}

/// One change of where something is drawn.
enum EffectStep: Equatable {
  case offset(x: Double, y: Double)
  case scale(x: Double, y: Double, UnitPoint)
  case turn(Double, UnitPoint)
  case room(RoomTurn)
  case plane(CGAffineTransform)

  func transform(in size: CGSize) -> ProjectionTransform {
    switch self {
    case .offset(let x, let y):
      ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    case .scale(let x, let y, let anchor):
      around(anchor, size, CGAffineTransform(scaleX: x, y: y))
    case .turn(let radians, let anchor):
      around(anchor, size, CGAffineTransform(rotationAngle: radians))
    case .room(let turn): turn.transform(in: size)
    case .plane(let transform): ProjectionTransform(transform)
    }
  }

  private func around(
    _ anchor: UnitPoint, _ size: CGSize, _ transform: CGAffineTransform
  ) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  /// What of it moves.
  var numbers: [Double] {
    get {
      switch self {
      case .offset(let x, let y), .scale(let x, let y, _): [x, y]
      case .turn(let radians, _): [radians]
      case .room(let turn): [turn.radians]
      case .plane(let one): [one.a, one.b, one.c, one.d, one.tx, one.ty].map(Double.init)
      }
    }
    set {
      switch self {
      case .offset: self = .offset(x: newValue[0], y: newValue[1])
      case .scale(_, _, let anchor): self = .scale(x: newValue[0], y: newValue[1], anchor)
      case .turn(_, let anchor): self = .turn(newValue[0], anchor)
      case .room(var turn):
        turn.radians = newValue[0]
        self = .room(turn)
      case .plane:
        self = .plane(
          CGAffineTransform(
            a: newValue[0], b: newValue[1], c: newValue[2], d: newValue[3], tx: newValue[4],
            ty: newValue[5]))
      }
    }
  }
}

/// Any number of numbers that move together; where there are fewer, the others are 0.
struct NumberList: VectorArithmetic, Sendable {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  static var zero: NumberList { NumberList([]) }
  static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }
  mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private static func combine(
    _ one: Self, _ other: Self, _ combine: (Double, Double) -> Double
  ) -> Self {
    NumberList(
      (0..<max(one.numbers.count, other.numbers.count)).map { index in
        combine(
          index < one.numbers.count ? one.numbers[index] : 0,
          index < other.numbers.count ? other.numbers[index] : 0)
      })
  }
}

extension ColorFilter {
  /// Colours stay as they are.
  static let none = ColorFilter(factor: 1, added: 0)

  /// This one, and then another.
  func followed(by other: ColorFilter) -> ColorFilter {
    var both = other
    for row in 0..<4 {
      for column in 0..<5 {
        var sum = column == 4 ? other.numbers[row * 5 + 4] : 0
        for part in 0..<4 {
          sum += other.numbers[row * 5 + part] * numbers[part * 5 + column]
        }
        both.numbers[row * 5 + column] = sum
      }
    }
    return both
  }
}
