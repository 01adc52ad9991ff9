public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      private var fixed: CGFloat?
      private var least: CGFloat = 0

      /// As round as it takes to go along with the corner of the container around.
      public static let concentric = Style()

      /// As round as it takes to go along with the corner of the container around, and no less than `minimum`.
      public static func concentric(minimum: Style? = nil) -> Style {
        var style = Style()
        style.least = minimum.map { $0.fixed ?? $0.least } ?? 0
        return style
      }

      /// Of this radius.
      public static func fixed(_ radius: CGFloat) -> Style {
        var style = Style()
        style.fixed = max(0, radius)
        return style
      }

      /// The radius, where one of `concentric` goes along with the container.
      func radius(_ concentric: CGFloat) -> CGFloat { fixed ?? max(least, concentric) }
    }
  }
}

/// A rectangle whose corners go along with those of the container around, which were set by `containerShape(_:)`.
///
/// It looks for the container where it is filled or drawn, and where it clips a view or says where that is touched.
/// Where there is none, corners that go along with one are as round as their least radius says.
public struct ConcentricRectangle: InsettableShape, ContainerBound, Equatable {
  private let styles: [Edge.Corner.Style]

  /// For each corner the one that is to be as round, so that the rounder of both says how much.
  private let twins: [Set<Int>]
  nonisolated var room: ContainerRoom?

  private nonisolated init(_ styles: [Edge.Corner.Style], _ twins: [Set<Int>] = []) {
    self.styles = styles
    self.twins = twins
  }

  /// A rectangle each of whose corners goes along with that of the container.
  public nonisolated init() { self.init(corners: .concentric) }

  /// A rectangle with corners of one style: as round as the roundest of them if `isUniform`.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init([corners, corners, corners, corners], isUniform ? [[0, 1, 2, 3]] : [])
  }

  /// A rectangle with a style for each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init([topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner])
  }

  /// A rectangle whose two upper corners are equally round, and so are the two lower ones.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    let (top, bottom) = (uniformTopCorners, uniformBottomCorners)
    self.init([top, top, bottom, bottom], [[0, 1], [2, 3]])
  }

  /// A rectangle whose two leading corners are equally round, and so are the two trailing ones.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    let (leading, trailing) = (uniformLeadingCorners, uniformTrailingCorners)
    self.init([leading, trailing, leading, trailing], [[0, 2], [1, 3]])
  }

  /// The rectangle in `rect`, with the corners that it has there.
  public nonisolated func path(in rect: CGRect) -> Path {
    let around = room?.radii(in: rect) ?? RectangleCornerRadii()
    let own = [around.topLeading, around.topTrailing, around.bottomLeading, around.bottomTrailing]
    let single = zip(styles, own).map { $0.radius($1) }
    let radii = single.indices.map { corner in
      let group = twins.first { $0.contains(corner) } ?? [corner]
      return group.map { single[$0] }.max() ?? 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }

  /// The rectangle made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<ConcentricRectangle> {
    _InsetOf(self, amount)
  }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style: as round as the roundest of them if `isUniform`.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
