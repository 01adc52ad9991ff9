import Foundation
import LayoutEngine

/// Where something is in its room, for what points at it.
struct BoxPlace: Equatable {
  /// Counted from the corner of the room.
  var frame = Rect.zero

  /// What holds it in a bar. A desktop that has bars itself knows where that is.
  var holder: Element?

  /// Counted from the corner of that.
  var inHolder = Rect.zero
}

extension BoxPlace {
  /// Around all of `boxes` that are in their places.
  @MainActor
  init(of boxes: ContiguousArray<Box>) {
    var places = boxes.filter { $0.record.isValid }.map(\.placeInRoom)
    guard !places.isEmpty else { return }
    self = places.removeFirst()
    for place in places {
      frame = frame.union(place.frame)
      inHolder = inHolder.union(place.inHolder)
    }
  }

  /// The part of it that `anchor` says.
  func part(_ anchor: PopoverAttachmentAnchor) -> BoxPlace {
    var place = self
    place.frame = frame.part(anchor)
    place.inHolder = inHolder.part(anchor)
    return place
  }
}

extension Rect {
  fileprivate func part(_ anchor: PopoverAttachmentAnchor) -> Rect {
    switch anchor {
    case .point(let point):
      Rect(
        x: minX + size.width * Double(point.x), y: minY + size.height * Double(point.y), width: 0,
        height: 0)
    case .rect(let source): showable(source.value(CGRect(self)))
    }
  }

  private func showable(_ rect: CGRect) -> Rect {
    Rect(
      x: Showable.coordinate(rect.minX), y: Showable.coordinate(rect.minY),
      width: Showable.length(rect.width), height: Showable.length(rect.height))
  }
}

extension Box {
  /// Where it is in the room that it is laid out in.
  fileprivate var placeInRoom: BoxPlace {
    let size = record.frame.size
    var place = BoxPlace(frame: record.frame)
    var inner = self
    while let outer = inner.parent {
      place.frame.origin = outer.seen(place.frame.origin)
      inner = outer
      if inner.flags.contains(.isLayoutRoot), !(inner.node is BarNode) { break }
      if case .surface(.barItem) = inner.element?.goal {
        place.holder = inner.element
        place.inHolder = Rect(origin: place.frame.origin, size: size)
      }
      place.frame.origin = place.frame.origin + inner.record.frame.origin
    }
    return place
  }
}
