import Foundation
import LayoutEngine

/// How far an element is from its usual look, as numbers.
struct TransitionNumbers {
  private(set) var numbers = Numbers()

  /// The usual look.
  static let usual = TransitionNumbers()

  private init() {
    numbers[0] = 1
    numbers[3] = 1
    numbers[4] = 1
  }

  init(_ numbers: Numbers) { self.numbers = numbers }

  /// The look of what stands in a room of `size` and is not there.
  init(_ effects: [TransitionEffect], in size: Size, isMirrored: Bool) {
    self.init()
    let trailing = isMirrored ? -size.width : size.width
    for effect in effects {
      switch effect {
      case .opacity: numbers[0] = 0
      case .move(.top): numbers[2] -= size.height
      case .move(.bottom): numbers[2] += size.height
      case .move(.leading): numbers[1] -= trailing
      case .move(.trailing): numbers[1] += trailing
      case .offset(let offset):
        numbers[1] += Double(isMirrored ? -offset.width : offset.width)
        numbers[2] += Double(offset.height)
      case .scale(let scale, _):
        numbers[3] *= scale
        numbers[4] *= scale
      }
    }
  }

  /// Goes somewhere else besides.
  mutating func move(by goal: RemovalGoal) {
    numbers[1] += goal.distance.x
    numbers[2] += goal.distance.y
    numbers[3] *= goal.width
    numbers[4] *= goal.height
  }

  var opacity: Double { min(1, max(0, numbers[0])) }
  var offset: Point { Point(x: numbers[1], y: numbers[2]) }
  var isStretched: Bool { numbers[3] != 1 || numbers[4] != 1 }

  /// The stretching around `anchor`, as parts of the element's width and height.
  func scale(around anchor: Point) -> LayerContent.Scale? {
    guard isStretched else { return nil }
    return LayerContent.Scale(x: numbers[3], y: numbers[4], anchor: anchor)
  }
}

extension [TransitionEffect] {
  /// The point of a group of `frame` that stays where it is when the group is stretched.
  func anchor(in frame: Rect) -> Point {
    var anchor = UnitPoint.center
    for case .scale(_, let point) in self { anchor = point }
    return Point(
      x: frame.minX + Double(anchor.x) * frame.size.width,
      y: frame.minY + Double(anchor.y) * frame.size.height)
  }
}
