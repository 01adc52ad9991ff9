public import Foundation
import LayoutEngine
import Threads

/// A place in a view that another view asks for: a `GeometryProxy` says where it is as that one counts.
///
/// It is handed on in a preference, and stays true while the view moves:
///
///     chosen
///       .anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
///     …
///     .overlayPreferenceValue(ChosenKey.self) { bounds in
///       GeometryReader { room in
///         if let bounds { Frame().offset(x: room[bounds].minX) }
///       }
///     }
public struct Anchor<Value> {
  weak var place: (any AnchorPlace)?
  let source: Source

  /// Which part of a view is meant.
  public struct Source: Sendable {
    fileprivate let part: AnchorPart

    /// The part of a view whose frame is known.
    let value: @Sendable (CGRect) -> Value
  }

  /// Where it is, counted from `origin`. Of a view that has gone nothing is left but a point.
  @MainActor
  func value(from origin: Point) -> Value {
    let frame = place?.anchorFrame ?? Rect(origin: origin, size: .zero)
    return source.value(
      CGRect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.size.width,
        height: frame.size.height))
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same part of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place === rhs.place && lhs.source.part == rhs.source.part
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds what makes two of them the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place.map(ObjectIdentifier.init))
    hasher.combine(source.part)
  }
}

/// A part of a view.
private enum AnchorPart: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unit(UnitPoint)
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(part: .bounds) { $0 } }

  /// A rectangle, counted from the view's corner.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init(part: .rect(rect)) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point, counted from the view's corner.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(part: .point(point)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point at these parts of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(part: .unit(point)) {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of its upper side.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of its lower side.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of its leading side.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of its trailing side.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// Its upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// Its upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// Its lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// Its lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

/// A node of which somebody asks where its view is.
@MainActor
protocol AnchorPlace: Node {}

extension AnchorPlace {
  /// Where its view lies in the window; `nil` where it is not laid out.
  var anchorFrame: Rect? {
    guard !flags.contains(.isDropped) else { return nil }
    return frameAroundBoxes { $0.record.isValid ? $0.frame(in: .global) : nil }
  }
}

extension GeometryProxy {
  /// Where `anchor` is, counted from the corner of this room. Content that asked is made again when it moves.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let asked = Handover((node: node, anchor: anchor))
    let answer = onMain {
      let (node, anchor) = asked.content
      return Handover(anchor.value(from: node.origin(near: anchor.place)))
    }
    return answer.content
  }
}
