import Foundation
package import LayoutEngine

/// Something that can be touched: an element, or what a backend keeps in its place.
@MainActor
package protocol Touchable: Speakable {
  /// Where it is in what is around it.
  var frame: Rect { get }

  /// How it looks while it comes or goes.
  var transition: TransitionState { get }

  /// Whether it is kept and not there.
  var isAsleep: Bool { get }
}

extension Element: Touchable {}

/// The rule of what a touch meets, a pointer's included: what is seen at that point, and only there.
///
/// A touch comes to a thing where that is drawn, however it is moved, scrolled, stretched and turned,
/// and not where it is cut off. The foremost thing there that is drawn has it, and with that all that
/// is around it: a layer with a gesture is touched where something in it is, and where nothing is, the
/// touch goes on to what is behind. A `contentShape` is touched in all of it, and nowhere else.
///
/// A backend that leaves the search to a toolkit answers that by `isReachable`, `letsTouchIn` and
/// `isTouched`; `hit` is the search itself.
extension Touchable {
  /// The foremost thing, of this one and those in it, that a touch at `point` of the window meets; `nil`
  /// where the touch goes on to what is behind. `space` is that of what is around it. Those that are
  /// `ignored` are passed with all that is in them.
  package func hit(
    at point: Point, in space: DrawnSpace = DrawnSpace(), ignoring isIgnored: (Self) -> Bool
  ) -> Self? {
    guard isReachable, !isIgnored(self) else { return nil }
    let inside = space.inside(self)
    guard !inside.isFlat else { return nil }
    let (content, size, place) = (content, frame.size, inside.place(of: point))
    let letsIn = content.letsTouchIn(at: place, in: size)
    let scrolled = inside.scrolled(to: content.scrollOffset)
    for child in children.reversed() where letsIn || child.isSurface {
      if let hit = child.hit(at: point, in: scrolled, ignoring: isIgnored) { return hit }
    }
    return letsIn && content.isTouched(at: place, in: size) ? self : nil
  }

  /// Whether it lies beside or before a window, which does not cut it off.
  package var isSurface: Bool {
    if case .surface = content { true } else { false }
  }

  /// Whether a touch can come to it, or to what is in it: somebody sees it, and it does not let
  /// touches through.
  package var isReachable: Bool {
    guard !isAsleep, !transition.isLeaving, transition.opacity > 0 else { return false }
    guard case .layer(let layer) = content else { return true }
    return layer.takesPointer && !layer.isHidden && !layer.isOnlyHeard && layer.opacity > 0
      && layer.boxedLooks?.looks.part != .mask
  }
}

extension ElementContent {
  /// Whether a touch at `point` of a frame of `size` goes on to what is inside, and to the thing itself:
  /// nothing cuts it off there, and it is touched there at all.
  package func letsTouchIn(at point: Point, in size: Size) -> Bool {
    switch self {
    case .layer(let layer):
      layer.isCutOff(at: point, in: size)
        ? false : layer.boxedLooks?.looks.touchShape?.contains(point, in: size) ?? true
    case .scroll(let scroll): !scroll.clips || size.contains(point)
    case .surface: size.contains(point)
    case .text, .fill, .shape, .drawing, .divider, .button, .field, .control, .image: true
    }
  }

  /// Whether the thing itself is touched at `point` of a frame of `size`, where nothing in it is.
  package func isTouched(at point: Point, in size: Size) -> Bool {
    switch self {
    case .layer(let layer):
      // Outside of its shape no touch has come in.
      layer.boxedLooks?.looks.touchShape != nil || layer.isTouchedAllOver && size.contains(point)
    case .fill(let color): color.alpha > 0 && size.contains(point)
    case .shape(let shape): shape.isDrawn(at: point, in: size)
    case .image(let image): !image.isMissing && size.contains(point)
    case .divider, .surface(.barItem): false
    case .scroll, .text, .drawing, .button, .field, .control, .surface: size.contains(point)
    }
  }

  /// The point of what is inside that is seen in its corner.
  package var scrollOffset: Point {
    if case .scroll(let scroll) = self { scroll.offset } else { .zero }
  }
}

extension LayerContent {
  /// Whether nothing of what is in it is seen at `point`.
  fileprivate func isCutOff(at point: Point, in size: Size) -> Bool {
    if let clip, !clip.contains(point, in: size) { return true }
    return row?.isCut == true && !size.contains(point)
  }

  /// Whether it is touched where nothing in it is: it is a row that is worked with, the background of a
  /// list, or a place where things are dropped.
  fileprivate var isTouchedAllOver: Bool {
    if let row, row.isSelectable || row.isPressable || row.isDraggable || row.hasActions {
      return true
    }
    if list?.background == .view { return true }
    guard let looks = boxedLooks?.looks else { return false }
    return looks.ground != nil || looks.exchange.contains(.takes)
  }
}

extension ShapeContent {
  /// Whether something of it is drawn at `point`.
  fileprivate func isDrawn(at point: Point, in size: Size) -> Bool {
    if fill?.isSeen == true, outline.contains(point, in: size, eoFill: isEvenOdd) { return true }
    guard let stroke, stroke.paint.isSeen else { return false }
    let line = outline.path(in: size).strokedPath(stroke.style)
    return line.contains(CGPoint(x: point.x, y: point.y))
  }
}

extension ImageContent {
  /// Whether there is nothing to be shown.
  fileprivate var isMissing: Bool {
    if case .missing = source { true } else { false }
  }
}

extension Paint {
  /// Whether it is more than a colour of no opacity.
  fileprivate var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .shadowed(let paint, _): paint.isSeen
    case .material, .gradient, .mesh, .picture: true
    }
  }
}

extension Outline {
  /// Whether `point` lies inside the shape in a room of `size`.
  fileprivate func contains(_ point: Point, in size: Size, eoFill: Bool = false) -> Bool {
    if cornerRadius(in: size) == 0 { return size.contains(point) }
    return path(in: size).contains(CGPoint(x: point.x, y: point.y), eoFill: eoFill)
  }
}

extension Size {
  /// Whether `point` lies in a frame of this size.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }
}
