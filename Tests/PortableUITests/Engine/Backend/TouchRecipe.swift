import Foundation
import PortableUI
import SystemTesting

/// A view made at random, of whatever has a say in where it is touched.
indirect enum TouchRecipe {
  case color(CGSize)
  case disc(Double)
  case gap(CGSize)

  /// Hears taps, and where they are in it; or only that there was one.
  case placed(Int, TouchRecipe)
  case plain(Int, TouchRecipe)

  case offset(CGSize, TouchRecipe)
  case scale(CGSize, UnitPoint, TouchRecipe)
  case turn(Double, UnitPoint, TouchRecipe)
  case transform(CGAffineTransform, TouchRecipe)

  case clipped(TouchRecipe)
  case clippedToDisc(TouchRecipe)
  case touchedInDisc(TouchRecipe)
  case touchedAllOver(TouchRecipe)

  case opacity(Double, TouchRecipe)
  case hidden(TouchRecipe)
  case untouchable(TouchRecipe)

  case padding(Double, TouchRecipe)
  case frame(CGSize, TouchRecipe)
  case stack([TouchRecipe])
  case row([TouchRecipe])
}

extension TouchRecipe {
  /// A recipe so and so deep at most. `number` counts those who hear taps.
  static func random(_ numbers: inout RandomNumbers, depth: Int, number: inout Int) -> TouchRecipe {
    guard depth > 0 else { return leaf(&numbers) }
    let kind = numbers.below(22)
    if kind < 5 {
      let count = 2 + numbers.below(2)
      let parts = (0..<count).map { _ in
        random(&numbers, depth: depth - 1, number: &number)
      }
      return kind < 3 ? .stack(parts) : .row(parts)
    }
    if kind == 5 { return leaf(&numbers) }
    let inner = random(&numbers, depth: depth - 1, number: &number)
    return around(inner, kind, &numbers, &number)
  }

  private static func around(
    _ inner: TouchRecipe, _ kind: Int, _ numbers: inout RandomNumbers, _ number: inout Int
  ) -> TouchRecipe {
    switch kind {
    case 6...9:
      number += 1
      return numbers.chance(60) ? .placed(number, inner) : .plain(number, inner)
    case 10, 11: return .offset(CGSize(width: step(&numbers), height: step(&numbers)), inner)
    case 12:
      let lengths: [Double] = [0, 0.5, 1.5, 2, -1]
      let (x, y) = (lengths[numbers.below(5)], lengths[numbers.below(5)])
      return .scale(CGSize(width: x, height: y), anchor(&numbers), inner)
    case 13: return .turn(Double(15 * numbers.below(24)), anchor(&numbers), inner)
    case 14:
      return .transform(
        CGAffineTransform(
          a: 1, b: 0.1 * Double(numbers.below(4)), c: 0.1 * Double(numbers.below(4)), d: 1,
          tx: step(&numbers), ty: step(&numbers)), inner)
    case 15: return .clipped(inner)
    case 16: return .clippedToDisc(inner)
    case 17: return numbers.chance(50) ? .touchedInDisc(inner) : .touchedAllOver(inner)
    case 18: return .opacity(numbers.chance(50) ? 0 : 0.5, inner)
    case 19: return numbers.chance(50) ? .hidden(inner) : .untouchable(inner)
    case 20: return .padding(Double(4 * numbers.below(5)), inner)
    default: return .frame(size(&numbers), inner)
    }
  }

  private static func leaf(_ numbers: inout RandomNumbers) -> TouchRecipe {
    switch numbers.below(6) {
    case 0: .gap(size(&numbers))
    case 1, 2: .disc(Double(40 + 10 * numbers.below(9)))
    default: .color(size(&numbers))
    }
  }

  private static func size(_ numbers: inout RandomNumbers) -> CGSize {
    CGSize(width: 40 + 10 * numbers.below(12), height: 40 + 10 * numbers.below(12))
  }

  private static func step(_ numbers: inout RandomNumbers) -> Double {
    Double(10 * (numbers.below(13) - 6))
  }

  private static func anchor(_ numbers: inout RandomNumbers) -> UnitPoint {
    [.center, .topLeading, .bottomTrailing, .top][numbers.below(4)]
  }
}

/// What was tapped last, and where in it.
@MainActor
final class TouchLog {
  var number: Int?
  var place: CGPoint?
}

extension TouchRecipe {
  /// The view of this recipe.
  @MainActor
  func view(_ log: TouchLog) -> AnyView {
    switch self {
    case .color(let size): AnyView(Color.red.frame(width: size.width, height: size.height))
    case .disc(let length): AnyView(Circle().fill(.red).frame(width: length, height: length))
    case .gap(let size): AnyView(Color.clear.frame(width: size.width, height: size.height))
    case .placed(let number, let inner):
      AnyView(inner.view(log).onTapGesture { (log.number, log.place) = (number, $0) })
    case .plain(let number, let inner):
      AnyView(inner.view(log).onTapGesture { (log.number, log.place) = (number, nil) })
    case .offset(let way, let inner): AnyView(inner.view(log).offset(way))
    case .scale(let scale, let anchor, let inner):
      AnyView(inner.view(log).scaleEffect(scale, anchor: anchor))
    case .turn(let degrees, let anchor, let inner):
      AnyView(inner.view(log).rotationEffect(.degrees(degrees), anchor: anchor))
    case .transform(let transform, let inner): AnyView(inner.view(log).transformEffect(transform))
    case .clipped(let inner): AnyView(inner.view(log).clipped())
    case .clippedToDisc(let inner): AnyView(inner.view(log).clipShape(Circle()))
    case .touchedInDisc(let inner): AnyView(inner.view(log).contentShape(Circle()))
    case .touchedAllOver(let inner): AnyView(inner.view(log).contentShape(Rectangle()))
    case .opacity(let opacity, let inner): AnyView(inner.view(log).opacity(opacity))
    case .hidden(let inner): AnyView(inner.view(log).hidden())
    case .untouchable(let inner): AnyView(inner.view(log).allowsHitTesting(false))
    case .padding(let length, let inner): AnyView(inner.view(log).padding(length))
    case .frame(let size, let inner):
      AnyView(inner.view(log).frame(width: size.width, height: size.height))
    case .stack(let parts):
      AnyView(ZStack { ForEach(parts.indices, id: \.self) { parts[$0].view(log) } })
    case .row(let parts):
      AnyView(
        HStack(spacing: 10) { ForEach(parts.indices, id: \.self) { parts[$0].view(log) } })
    }
  }
}
