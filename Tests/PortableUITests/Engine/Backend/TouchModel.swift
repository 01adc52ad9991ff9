import Foundation
import PortableUI

/// Which of those who hear taps has one, found out slowly: everything that can be touched is laid on the
/// screen as a polygon, the foremost last, and the last that a point lies in has it.
struct TouchModel {
  /// Something that is touched where a point lies in all of these polygons.
  private struct Sheet {
    let polygons: [[CGPoint]]
    let hearer: Hearer?
  }

  /// Who hears a tap, and where places in it are on the screen.
  struct Hearer {
    let number: Int
    let map: Map
  }

  private var sheets: [Sheet] = []

  /// The model of a screen with nothing but `recipe` on it, in the corner.
  init(_ recipe: TouchRecipe) { lay(recipe, Pile(map: Map())) }

  /// Who hears a tap at `point`; `nil` where nobody does.
  func hearer(at point: CGPoint) -> Hearer? {
    let touched = sheets.last { $0.polygons.allSatisfy { Self.is(point, inside: $0) } }
    return touched?.hearer
  }

  /// Whether `point` is so near to an edge that the least error counts.
  func isNearEdge(_ point: CGPoint) -> Bool {
    sheets.contains { sheet in
      sheet.polygons.contains { polygon in
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).contains { start, end in
          Self.distance(from: point, toLineFrom: start, to: end) < 0.8
        }
      }
    }
  }

  // MARK: Laying sheets

  /// What is around something: how it is moved, what cuts it off, and who hears of it.
  private struct Pile {
    var map: Map
    var cuts: [[CGPoint]] = []
    var hearer: Hearer?
    var isTouchable = true
  }

  private mutating func lay(_ recipe: TouchRecipe, _ pile: Pile) {
    let size = Self.size(of: recipe)
    var inside = pile
    switch recipe {
    case .gap: return
    case .color: add(Self.corners(of: size), pile)
    case .disc: add(Self.disc(in: size), pile)
    case .placed(let number, let inner), .plain(let number, let inner):
      inside.hearer = Hearer(number: number, map: pile.map)
      lay(inner, inside)
    case .offset(let way, let inner):
      inside.map = pile.map.moved(way.width, way.height)
      lay(inner, inside)
    case .scale(let scale, let anchor, let inner):
      inside.map = pile.map.around(anchor, of: size) { $0.stretched(scale.width, scale.height) }
      lay(inner, inside)
    case .turn(let degrees, let anchor, let inner):
      inside.map = pile.map.around(anchor, of: size) { $0.turned(degrees) }
      lay(inner, inside)
    case .transform(let change, let inner):
      inside.map = pile.map.changed(change)
      lay(inner, inside)
    case .clipped(let inner): lay(inner, cut(pile, Self.corners(of: size)))
    case .clippedToDisc(let inner): lay(inner, cut(pile, Self.disc(in: size)))
    case .touchedInDisc(let inner):
      add(Self.disc(in: size), pile)
      lay(inner, cut(pile, Self.disc(in: size)))
    case .touchedAllOver(let inner):
      add(Self.corners(of: size), pile)
      lay(inner, cut(pile, Self.corners(of: size)))
    case .opacity(let opacity, let inner):
      if opacity == 0 { inside.isTouchable = false }
      lay(inner, inside)
    case .hidden(let inner), .untouchable(let inner):
      inside.isTouchable = false
      lay(inner, inside)
    case .padding(_, let inner), .frame(_, let inner): layInMiddle(inner, of: size, pile)
    case .stack(let parts): for part in parts { layInMiddle(part, of: size, pile) }
    case .row(let parts): layInRow(parts, of: size, pile)
    }
  }

  private mutating func layInMiddle(_ inner: TouchRecipe, of size: CGSize, _ pile: Pile) {
    let own = Self.size(of: inner)
    var inside = pile
    inside.map = pile.map.moved((size.width - own.width) / 2, (size.height - own.height) / 2)
    lay(inner, inside)
  }

  private mutating func layInRow(_ parts: [TouchRecipe], of size: CGSize, _ pile: Pile) {
    var left = 0.0
    for part in parts {
      let own = Self.size(of: part)
      var inside = pile
      inside.map = pile.map.moved(left, (size.height - own.height) / 2)
      lay(part, inside)
      left += own.width + 10
    }
  }

  private mutating func add(_ polygon: [CGPoint], _ pile: Pile) {
    guard pile.isTouchable else { return }
    let polygons = pile.cuts + [polygon.map(pile.map.point)]
    sheets.append(Sheet(polygons: polygons, hearer: pile.hearer))
  }

  private func cut(_ pile: Pile, _ polygon: [CGPoint]) -> Pile {
    var inside = pile
    inside.cuts.append(polygon.map(pile.map.point))
    return inside
  }

  // MARK: Sizes

  private static func size(of recipe: TouchRecipe) -> CGSize {
    switch recipe {
    case .color(let size), .gap(let size), .frame(let size, _): return size
    case .disc(let length): return CGSize(width: length, height: length)
    case .placed(_, let inner), .plain(_, let inner), .offset(_, let inner),
      .scale(_, _, let inner), .turn(_, _, let inner), .transform(_, let inner),
      .clipped(let inner), .clippedToDisc(let inner), .touchedInDisc(let inner),
      .touchedAllOver(let inner), .opacity(_, let inner), .hidden(let inner),
      .untouchable(let inner):
      return size(of: inner)
    case .padding(let length, let inner):
      let own = size(of: inner)
      return CGSize(width: own.width + 2 * length, height: own.height + 2 * length)
    case .stack(let parts):
      let sizes = parts.map(size)
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .row(let parts):
      let sizes = parts.map(size)
      return CGSize(
        width: sizes.map(\.width).reduce(10 * Double(parts.count - 1), +),
        height: sizes.map(\.height).max() ?? 0)
    }
  }

  // MARK: Polygons

  private static func corners(of size: CGSize) -> [CGPoint] {
    [
      .zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ]
  }

  /// The largest disc in the middle of a room of `size`.
  private static func disc(in size: CGSize) -> [CGPoint] {
    let radius = min(size.width, size.height) / 2
    return (0..<360).map { degree in
      let angle = Double(degree) * .pi / 180
      return CGPoint(
        x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
    }
  }

  /// Whether a line from `point` to the right crosses the edge an odd number of times.
  private static func `is`(_ point: CGPoint, inside polygon: [CGPoint]) -> Bool {
    var isInside = false
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { isInside.toggle() }
    }
    return isInside
  }

  private static func distance(
    from point: CGPoint, toLineFrom start: CGPoint, to end: CGPoint
  ) -> Double {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let square = width * width + height * height
    let part =
      square == 0 ? 0 : ((point.x - start.x) * width + (point.y - start.y) * height) / square
    let nearest = min(max(part, 0), 1)
    return hypot(start.x + nearest * width - point.x, start.y + nearest * height - point.y)
  }
}

extension TouchModel {
  /// Where the points of something are on the screen: three rows of numbers, of which the last is always
  /// 0, 0, 1.
  struct Map {
    private var x = [1.0, 0, 0]
    private var y = [0.0, 1, 0]

    func point(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: x[0] * point.x + x[1] * point.y + x[2], y: y[0] * point.x + y[1] * point.y + y[2])
    }

    /// What is inside is changed like this before it comes here.
    private func after(_ first: (x: [Double], y: [Double])) -> Map {
      var map = self
      for column in 0..<3 {
        let last = column == 2 ? 1.0 : 0
        map.x[column] = x[0] * first.x[column] + x[1] * first.y[column] + x[2] * last
        map.y[column] = y[0] * first.x[column] + y[1] * first.y[column] + y[2] * last
      }
      return map
    }

    func moved(_ x: Double, _ y: Double) -> Map { after(([1, 0, x], [0, 1, y])) }
    func stretched(_ x: Double, _ y: Double) -> Map { after(([x, 0, 0], [0, y, 0])) }

    func turned(_ degrees: Double) -> Map {
      let angle = degrees * .pi / 180
      return after(([cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0]))
    }

    func changed(_ change: CGAffineTransform) -> Map {
      after(([change.a, change.c, change.tx], [change.b, change.d, change.ty]))
    }

    func around(_ anchor: UnitPoint, of size: CGSize, _ change: (Map) -> Map) -> Map {
      let (x, y) = (anchor.x * size.width, anchor.y * size.height)
      return change(moved(x, y)).moved(-x, -y)
    }
  }
}
