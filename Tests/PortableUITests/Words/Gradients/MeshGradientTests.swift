import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct MeshGradientTests {
  private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1),
  ]

  private func bytes(_ gradient: MeshGradient) -> [UInt8] {
    guard case .mesh(let mesh)? = Inspector(gradient).only(\.shape)?.content.fill else { return [] }
    return mesh.bytes { color in
      guard case .mixed(let red, let green, let blue) = color.kind else {
        return ColorMixture(red: 0, green: 0, blue: 0, opacity: color.alpha)
      }
      return ColorMixture(red: red, green: green, blue: blue, opacity: color.alpha)
    }
  }

  /// The point of colour at these parts of the width and the height.
  private func point(_ bytes: [UInt8], _ x: Double, _ y: Double) -> [Int] {
    let side = MeshPaint.side
    let (column, row) = (Int(x * Double(side - 1)), Int(y * Double(side - 1)))
    return bytes[(row * side + column) * 4..<(row * side + column) * 4 + 4].map(Int.init)
  }

  @Test func `each corner has its colour, and the middle something of all`() {
    let bytes = bytes(
      MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors))
    #expect(point(bytes, 0, 0)[0] > 250 && point(bytes, 0, 0)[2] < 5)
    #expect(point(bytes, 1, 0)[1] > 250 && point(bytes, 0, 1)[2] > 250)
    #expect(point(bytes, 1, 1).allSatisfy { $0 > 250 })
    #expect(point(bytes, 0.5, 0.5).allSatisfy { $0 > 120 })
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
  }

  @Test func `colours change little near the points if they are smooth`() {
    func red(_ isSmooth: Bool) -> Int {
      let mesh = MeshGradient(
        width: 2, height: 2, points: Self.square, colors: Self.colors, smoothsColors: isSmooth)
      return point(bytes(mesh), 0.2, 0)[0]
    }
    #expect(red(true) > red(false) + 10)
  }

  @Test func `where there is no net the background is seen`() {
    let points = Self.square.map { $0 * 0.5 }
    let bytes = bytes(
      MeshGradient(
        width: 2, height: 2, points: points, colors: Self.colors,
        background: Color(red: 0, green: 0, blue: 0)))
    #expect(point(bytes, 0.9, 0.9) == [0, 0, 0, 255])
    #expect(point(bytes, 0.1, 0.1)[0] > 100)
    let free = self.bytes(
      MeshGradient(width: 2, height: 2, points: points, colors: Self.colors))
    #expect(point(free, 0.9, 0.9) == [0, 0, 0, 0])
  }

  @Test func `a point in the middle draws the colours to where it is`() {
    func middle(_ place: SIMD2<Float>) -> MeshGradient {
      let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], place, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ]
      let black = Color(red: 0, green: 0, blue: 0)
      let colors = points.indices.map { $0 == 4 ? Self.colors[3] : black }
      return MeshGradient(width: 3, height: 3, points: points, colors: colors)
    }
    let moved = bytes(middle([0.75, 0.25]))
    #expect(point(moved, 0.75, 0.25)[0] > 230)
    #expect(point(moved, 0.75, 0.25)[0] > point(moved, 0.5, 0.5)[0] + 40)
    #expect(point(bytes(middle([0.5, 0.5])), 0.5, 0.5)[0] > 230)
  }

  @Test func `it fills shapes, fainter ones too, and a picture shows it`() {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors)
    let svg = Screen(Circle().fill(mesh), size: CGSize(width: 64, height: 64)).svg()
    #expect(svg.matches(of: /<rect/).count > 1000)
    guard
      case .mesh(let faint)? = Inspector(Circle().fill(mesh.opacity(0.5))).only(\.shape)?
        .content.fill
    else {
      Issue.record("no mesh")
      return
    }
    #expect(faint.colors.allSatisfy { $0.alpha == 0.5 })
  }
}
