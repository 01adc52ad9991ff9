import LayoutEngine

/// A layer whose shapes go along with what it stands in: they are others where it lies elsewhere in that.
final class BoundLayerNode<Content: View>: LayerNode<Content>, LayoutReader {
  private var rooms: [ObjectIdentifier: ContainerRoom] = [:]

  override func layer(of box: Box) -> LayerContent {
    view.layer.bound(to: rooms[ObjectIdentifier(box)])
  }

  override func detach(_ box: Box) { rooms[ObjectIdentifier(box)] = nil }

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() {
    super.disappear()
    graph.areLayoutReadersStale = true
  }

  override func viewChanged() {
    super.viewChanged()
    graph.hasNewLayout = true
  }

  // The only thing that it reads is the container, which is looked for again when all is laid out.
  override func evaluate() {
    flags.remove(.isDirty)
    graph.hasNewLayout = true
  }

  func readLayout() {
    Tracking.record(self) {
      for box in boxes where box.record.isValid {
        let room = box.container(at: self)
        guard room != rooms[ObjectIdentifier(box)] else { continue }
        rooms[ObjectIdentifier(box)] = room
        box.show(showable(.layer(layer(of: box))))
      }
    }
  }
}

extension LayerContent {
  /// Whether a shape of it goes along with what it stands in.
  var isContainerBound: Bool {
    clip?.isBound == true || boxedLooks?.looks.touchShape?.isBound == true
  }

  /// The same where it stands in `room`.
  fileprivate func bound(to room: ContainerRoom?) -> LayerContent {
    var layer = self
    layer.clip = clip?.bound(to: room)
    if boxedLooks != nil { layer.looks.touchShape = layer.looks.touchShape?.bound(to: room) }
    return layer
  }
}
