import Foundation
import LayoutEngine

/// What is in a sheet.
struct SheetView<Content: View> {
  let content: Content

  /// Whether it takes the place of what is in the window below, and only what is in it dismisses it.
  var coversWindow = false
}

extension SheetView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { SheetNode(self, at: place) }
}

/// A room of its own over the room of whoever presents it.
final class SheetNode<Content: View>:
  WrapperNode<SheetView<Content>, EnvironmentView<Content>>, LayoutRootNode, PreferenceReader
{
  private var room: LayoutRoot?
  private var traits = SheetTraits()

  /// The size that a person gave its window.
  private var givenSize: Size?

  /// The size that it was given last.
  private var lastSize: Size?

  /// The frame in which it opened, and how wide it was then.
  private var opening: (frame: Int, width: Double)?

  /// The scheme that its views want for it.
  private var preferred: ColorScheme?

  override var ownLayoutRoot: LayoutRoot? { room }

  override var ownScheme: ColorScheme? { preferred }

  // The sheet of a button in a bar is no bar.
  override func content() -> EnvironmentView<Content> {
    EnvironmentView(content: view.content) { [preferred] values in
      values.usualLabelAppearance = .titleAndIcon
      values.usualButton = UsualButton()
      values.arePickerTitlesShown = true
      values.areListsOnWindows = true
      if let preferred { values.colorScheme = preferred }
    }
  }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    box.element = Element(.surface(.sheet(SheetContent(coversWindow: view.coversWindow))), of: self)
    room = LayoutRoot(of: self, around: box)
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
    case .close where isDismissable:
      let dismiss = EnvironmentValues(scope: scope).dismiss
      if let question = dismissalQuestion { question.ask { dismiss() } } else { dismiss() }
    case .resize(let size): resized(to: size)
    default: break
    }
  }

  private func resized(to size: Size) {
    guard let box, size != box.record.frame.size else { return }
    givenSize = size == chosenSize(of: box) ? nil : size
    chooseDetent(for: size.height)
    _ = box.record.invalidate()
    graph.layoutChanged(box)
  }

  func readPreference() {
    readScheme()
    guard let box, preference(SheetTraitsKey.self) ?? SheetTraits() != traits else { return }
    if preference(SheetTraitsKey.self)?.selection != chosen || chosen == nil { givenSize = nil }
    graph.layoutChanged(box)
  }

  /// The detent that the height stands for that a person gave the sheet.
  private var chosen: PresentationDetent?

  /// Tells whoever said which detent the sheet has of the one that is nearest to its height.
  private func chooseDetent(for height: Double) {
    guard let select = traits.select else { return }
    let context = detentContext
    let distances = traits.detents.compactMap { detent in
      detent.height(in: context).map { (detent: detent, distance: abs($0 - height)) }
    }
    let nearest = distances.min { $0.distance < $1.distance }?.detent
    guard let nearest, nearest != traits.selection else { return }
    chosen = nearest
    select.action(nearest)
  }

  private var isDismissable: Bool { traits.isDismissable && !view.coversWindow }

  /// The size of the room that it is presented over.
  private var sizeBelow: Size? { parent?.layoutRoot.box.record.frame.size }

  private var mostSize: Size {
    Size(width: max(graph.size.width, 360), height: max(graph.size.height, 480))
  }

  /// As wide as `width`, or as the window below where that is less, or as what is in it needs at least. A sheet
  /// is a window of its own, for which there is more room than the one below has.
  private func fitting(width: Double, of box: Box) -> Double {
    let most = mostSize.width
    if width <= most { return width }
    let least = box.leastContent.width.rounded(.up)
    return min(width, max(most, min(least, graph.backend.roomForWindows.width)))
  }

  /// The same of its height, where it is as wide as `width`.
  private func fitting(height: Double, atWidth width: Double, of box: Box) -> Double {
    let most = mostSize.height
    if height <= most { return height }
    let least = box.contentSize(for: Proposal(width: width, height: 0)).height.rounded(.up)
    return min(height, max(most, min(least, graph.backend.roomForWindows.height)))
  }

  /// What is known where the height of a detent is found out.
  private var detentContext: PresentationDetent.Context {
    PresentationDetent.Context(
      maxDetentValue: CGFloat(mostSize.height), environment: EnvironmentValues(scope: scope))
  }

  private func readScheme() {
    let scheme = preference(PreferredColorSchemeKey.self) ?? nil
    guard scheme != preferred else { return }
    preferred = scheme
    unsafeDowncast(children[0], to: NodeOf<EnvironmentView<Content>>.self).update(content())
    graph.schemesChanged()
  }

  func placeLayoutRoot() {
    guard let box else { return }
    traits = preference(SheetTraitsKey.self) ?? SheetTraits()
    let size = givenSize ?? chosenSize(of: box)
    lastSize = size
    box.show(.surface(.sheet(content(atHeight: size.height))))
    let around = sizeBelow ?? size
    let corner = Point(
      x: ((around.width - size.width) / 2).rounded(),
      y: ((around.height - size.height) / 2).rounded())
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: corner, size: size, proposal: Proposal(size)))
    room?.wasPlaced()
  }

  private func content(atHeight height: Double) -> SheetContent {
    let paint = traits.background?.paint(in: EnvironmentValues(scope: scope)).plain
    let letsThrough =
      traits.interaction?.isEnabled(atHeight: height, in: detentContext) ?? false
    var content = SheetContent(
      coversWindow: view.coversWindow, isDismissable: isDismissable,
      isModal: view.coversWindow || !letsThrough)
    if let paint { if case .material = paint {} else { content.color = paint.flatColor } }
    return content
  }

  /// As wide as its content liked to be when it opened. What comes later makes it wider only where it
  /// does not fit otherwise: words have more lines, and the sheet does not jump for them.
  private func width(of box: Box) -> Double {
    if opening?.frame ?? graph.counts.frames == graph.counts.frames {
      let natural = box.size(for: .unspecified)
      opening = (graph.counts.frames, max(natural.width.rounded(.up), 320))
    }
    guard let opening else { return 320 }
    let needed = box.contentSize(for: Proposal(width: opening.width, height: nil)).width
    return max(opening.width, needed.rounded(.up))
  }

  /// The size that its views have chosen, of which the least is not enough for the bar of a window.
  private func size(of box: Box, by sizing: any PresentationSizing) -> Size {
    let context = PresentationSizingContext(
      usual: usualSize(of: box), last: lastSize)
    let size = sizing.proposedSize(for: PresentationSizingRoot(box: box), context: context)
    func length(_ proposed: CGFloat?, usual: Double, least: Double, most: Double) -> Double {
      let wanted = proposed.map { $0 == .infinity ? most : Showable.length($0) } ?? usual
      return max(wanted.rounded(.up), least)
    }
    let most = mostSize
    let width = length(size.width, usual: context.usual.width, least: 200, most: most.width)
    let height = length(size.height, usual: context.usual.height, least: 80, most: most.height)
    return fitting(width: width, height: height, of: box)
  }

  private func fitting(width: Double, height: Double, of box: Box) -> Size {
    let width = fitting(width: width, of: box)
    return Size(width: width, height: fitting(height: height, atWidth: width, of: box))
  }

  /// As large as its content likes to be, or as high as it is told, but hardly larger than the window
  /// below.
  private func chosenSize(of box: Box) -> Size {
    if view.coversWindow { return sizeBelow ?? graph.size }
    if traits.detents.isEmpty, let sizing = traits.sizing { return size(of: box, by: sizing) }
    if let height = traits.height(in: detentContext) {
      return Size(width: fitting(width: width(of: box), of: box), height: height.rounded(.up))
    }
    return usualSize(of: box)
  }

  private func usualSize(of box: Box) -> Size {
    let width = fitting(width: width(of: box), of: box)
    let height = box.size(for: Proposal(width: width, height: nil)).height
    return Size(
      width: width,
      height: fitting(height: max(height.rounded(.up), 160), atWidth: width, of: box))
  }
}
