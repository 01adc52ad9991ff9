import LayoutEngine

/// A part of a graph that is laid out by itself: what is in a window, or in one that is presented
/// over it.
@MainActor
final class LayoutRoot {
  /// The node that it belongs to.
  unowned let node: Node

  /// What everything in it is laid out in.
  let box: Box

  /// What belongs to it besides its content.
  private var parts: ContiguousArray<any LayoutRootPart> = []
  private var knownSize: Size?

  init(of node: Node, around box: Box) {
    self.node = node
    self.box = box
    box.flags.formUnion([.isLayoutRoot, .comesAtOnce])
  }

  /// Its part of this type, if it has one.
  func knownPart<P: LayoutRootPart>(_ type: P.Type) -> P? {
    for part in parts {
      if let part = part as? P { return part }
    }
    return nil
  }

  /// Its part of this type, which `make` makes where there is none yet.
  func part<P: LayoutRootPart>(_ make: (LayoutRoot) -> P) -> P {
    if let known = knownPart(P.self) { return known }
    let new = make(self)
    // What is around the content comes before what is in front of it, in the order of reading.
    let place = new.isInFront ? parts.endIndex : parts.firstIndex { $0.isInFront } ?? parts.endIndex
    parts.insert(new, at: place)
    return new
  }

  /// What lies in it besides its content: that is laid out by itself.
  var attached: ContiguousArray<Box> {
    var boxes: ContiguousArray<Box> = []
    for part in parts { boxes.append(contentsOf: part.boxes) }
    return boxes
  }

  /// Those who go along with swipes that nobody in its content takes.
  var swipeHearers: [any SwipeHearer] { parts.compactMap(\.swipeHearer) }

  /// Says that it was given a place: what is attached to it goes by its size.
  func wasPlaced() {
    let size = box.record.frame.size
    let isResized = size != knownSize
    knownSize = size
    for part in parts { part.rootWasPlaced(isResized: isResized) }
  }

  /// Takes apart what is attached to it.
  func close() {
    for part in parts { part.rootClosed() }
  }
}

/// What belongs to a layout root besides its content: bars, and what is presented over it.
@MainActor
protocol LayoutRootPart: AnyObject {
  /// Whether it is in front of the content.
  var isInFront: Bool { get }

  /// What it has in the root.
  var boxes: ContiguousArray<Box> { get }

  /// Who goes along with swipes that nobody in the content takes.
  var swipeHearer: (any SwipeHearer)? { get }

  /// The root was given a place, and maybe another size.
  func rootWasPlaced(isResized: Bool)

  /// The root is taken apart.
  func rootClosed()
}

extension LayoutRootPart {
  var swipeHearer: (any SwipeHearer)? { nil }
}

/// A node whose box no other box lays out.
@MainActor
protocol LayoutRootNode: Node {
  /// Gives its box a size and a place.
  func placeLayoutRoot()
}

extension Node {
  /// The layout root that this node is in.
  final var layoutRoot: LayoutRoot {
    var node = self
    while true {
      if let root = node.ownLayoutRoot { return root }
      guard let parent = node.parent else {
        preconditionFailure("a node outside of every layout root")
      }
      node = parent
    }
  }
}
