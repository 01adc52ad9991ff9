public import Foundation
import LayoutEngine
import Threads

/// A view whose content depends on the room it is given.
///
/// It takes all the room there is and puts its content at the top leading corner. The content is
/// made once the room is known, and again when what it read of it changes.
public struct GeometryReader<Content: View> {
  /// Makes the content for a room.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on the room it is given.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The room that a view is given, and where it is.
public struct GeometryProxy {
  let node: any GeometryNode

  /// The size of the room.
  public var size: CGSize {
    let node = node
    return onMain { CGSize(width: node.room.width, height: node.room.height) }
  }

  /// Where the room lies in `coordinateSpace`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Where the room lies in `coordinateSpace`.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let asked = Handover((node: node, space: coordinateSpace))
    return onMain { CGRect(asked.content.node.frame(in: asked.content.space)) }
  }

  /// Where the view around that has this name lies, counted from the corner of the room; `nil` where there is
  /// none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let asked = Handover((node: node, name: coordinateSpace.name))
    return onMain { asked.content.node.bounds(of: asked.content.name).map { CGRect($0) } }
  }

  /// How much of the room could be covered. Nothing covers a part of a desktop's window.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension GeometryReader: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { GeometryReaderNode(self, at: place) }
}

/// A node whose content depends on where its box is.
@MainActor
protocol GeometryNode: LayoutReader {
  var room: Size { get }
  func frame(in space: CoordinateSpace) -> Rect

  /// Where the view around that has this name lies, counted from the corner of its room.
  func bounds(of name: AnyHashable) -> Rect?

  /// Where its room begins in the window, for who asks where `place` is from there.
  func origin(near place: (any AnchorPlace)?) -> Point
}

final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>>, GeometryNode {
  private(set) var room = Size.zero

  /// What the content asked about where its room is: how that is found, and what it was then.
  private var asked: [AnyHashable: (find: (Box) -> Rect?, found: Rect?)] = [:]
  private var isKnown = false

  override func appear() {
    let box = Box(.rule(GeometryRule()), for: self)
    self.box = box
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override func viewChanged() { if isKnown { evaluate() } }

  override func evaluate() {
    asked = [:]
    let content = Tracking.record(self) { view.content(GeometryProxy(node: self)) }
    if let child = children.first {
      unsafeDowncast(child, to: NodeOf<Content>.self).update(content)
    } else {
      children = [makeNode(content, at: inside)]
      structureChanged()
    }
  }

  func frame(in space: CoordinateSpace) -> Rect {
    ask(space) { $0.frame(in: space) } ?? .zero
  }

  func bounds(of name: AnyHashable) -> Rect? {
    ask(NamedCoordinateSpace(name: name)) { $0.bounds(of: name) }
  }

  func origin(near place: (any AnchorPlace)?) -> Point {
    if let place {
      _ = ask(ObjectIdentifier(place)) { [weak place] box in
        guard let frame = place?.anchorFrame else { return .zero }
        return Rect(origin: frame.origin - box.frame(in: .global).origin, size: frame.size)
      }
    }
    return box?.frame(in: .global).origin ?? .zero
  }

  private func ask(_ question: AnyHashable, _ find: @escaping (Box) -> Rect?) -> Rect? {
    let found = box.flatMap(find)
    asked[question] = (find, found)
    return found
  }

  func readLayout() {
    guard let box, box.record.isValid else { return }
    let isSame = isKnown && box.record.frame.size == room
    if isSame, asked.values.allSatisfy({ $0.find(box) == $0.found }) { return }
    isKnown = true
    room = box.record.frame.size
    invalidate()
  }
}

extension Box {
  /// Where the box lies, counted from the corner of `space`.
  func frame(in space: CoordinateSpace) -> Rect {
    if space == .local { return Rect(origin: .zero, size: record.frame.size) }
    var origin = record.frame.origin
    var outer = parent
    while let box = outer {
      origin = box.seen(origin)
      if case .named(let name) = space, box.isOrigin(of: name) { break }
      origin = origin + box.record.frame.origin
      outer = box.parent
    }
    return Rect(origin: origin, size: record.frame.size)
  }

  /// Where the box around that has this name lies, counted from the corner of this one.
  func bounds(of name: AnyHashable) -> Rect? {
    guard
      let around = sequence(first: self, next: \.parent).dropFirst()
        .first(where: { $0.isOrigin(of: name) })
    else { return nil }
    return Rect(
      origin: Point.zero - frame(in: .named(name)).origin, size: around.record.frame.size)
  }
}
