import LayoutEngine

/// What is in a sheet.
struct SheetView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { SheetNode(self, at: place) }
}

/// A room of its own over the room of whoever presents it.
final class SheetNode<Content: View>:
  WrapperNode<SheetView<Content>, EnvironmentView<Content>>, RoomNode, PreferenceReader
{
  private var room: Room?
  private var traits = SheetTraits()

  /// The size that a person gave its window.
  private var givenSize: Size?

  override var ownRoom: Room? { room }

  // The sheet of a button in a bar is no bar.
  override func content() -> EnvironmentView<Content> {
    EnvironmentView(content: view.content) { $0.usualLabelLook = .titleAndIcon }
  }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    box.element = Element(.surface(.sheet(SheetContent())), of: self)
    room = Room(of: self, around: box)
    box.flags.insert(.needsChildren)
    self.box = box
    graph.preferenceReaders.append(self)
    graph.layoutChanged(box)
    super.appear()
  }

  override func disappear() {
    graph.preferenceReaders.removeAll { $0 === self }
    room?.close()
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    switch event {
    case .close where traits.isDismissable: EnvironmentValues(scope: scope).dismiss()
    case .resize(let size): resized(to: size)
    default: break
    }
  }

  private func resized(to size: Size) {
    guard let box, size != box.record.frame.size else { return }
    givenSize = size == chosenSize(of: box) ? nil : size
    _ = box.record.invalidate()
    graph.layoutChanged(box)
  }

  func readPreference() {
    guard let box, preference(SheetTraitsKey.self) ?? SheetTraits() != traits else { return }
    givenSize = nil
    graph.layoutChanged(box)
  }

  func placeRoom() {
    guard let box else { return }
    traits = preference(SheetTraitsKey.self) ?? SheetTraits()
    box.show(.surface(.sheet(SheetContent(isDismissable: traits.isDismissable))))
    let size = givenSize ?? chosenSize(of: box)
    let around = parent?.roomAround.box.record.frame.size ?? size
    let corner = Point(
      x: ((around.width - size.width) / 2).rounded(),
      y: ((around.height - size.height) / 2).rounded())
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: corner, size: size, proposal: Proposal(size)))
    room?.wasPlaced()
  }

  /// As large as its content likes to be, or as high as it is told, but hardly larger than the window
  /// below.
  private func chosenSize(of box: Box) -> Size {
    let most = Size(width: max(graph.size.width, 360), height: max(graph.size.height, 480))
    let natural = box.size(for: .unspecified)
    let width = min(max(natural.width.rounded(.up), 320), most.width)
    if let detent = traits.detent(in: most.height) {
      return Size(width: width, height: detent.height(in: most.height).rounded(.up))
    }
    let height = box.size(for: Proposal(width: width, height: nil)).height
    return Size(width: width, height: min(max(height.rounded(.up), 160), most.height))
  }
}
