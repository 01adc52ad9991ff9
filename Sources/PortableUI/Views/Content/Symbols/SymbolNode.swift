import LayoutEngine

/// A symbol that moves by effects, in a layer of its own. A step makes no body and measures nothing.
final class SymbolNode: ModifierNode<Image, StillSymbol>, Mover {
  private var uses: [SymbolEffectUse] = []
  private var runs: [SymbolRun] = []
  private var replacing: SymbolRun?
  private var shownSource: ImageSource?
  private var isInSight = false

  override func content() -> StillSymbol { StillSymbol(image: view) }

  override func attach(_ box: Box) {
    box.element = Element(.layer(look.layer(isMirrored: false)), of: self)
  }

  override func appear() {
    super.appear()
    uses = read().effects
    runs = uses.map { SymbolRun($0.move, $0.options, isActive: $0.isActive, isNew: true) }
    shownSource = view.source
    if sleep == nil { sightChanged(true) }
  }

  private func read() -> (effects: [SymbolEffectUse], replacing: SymbolReplacing?) {
    Tracking.record(self) {
      let values = EnvironmentValues(scope: scope)
      return (values.symbolEffects, values.contentTransition.symbols)
    }
  }

  override func viewChanged() {
    super.viewChanged()
    evaluate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    let (new, replacing) = read()
    if view.source != shownSource {
      shownSource = view.source
      if let replacing { self.replacing = SymbolRun(replacing.move, replacing.options) }
    }
    for (index, use) in new.enumerated() {
      guard index < uses.count, runs[index].move.isState == use.move.isState else {
        runs = new.map { SymbolRun($0.move, $0.options, isActive: $0.isActive, isNew: true) }
        break
      }
      runs[index].move = use.move
      if use.hasChanged(since: uses[index]) { runs[index].begin(use.options) }
      if case .active(let isActive) = use.when {
        runs[index].turn(isActive, use.options)
      }
    }
    uses = new
    showLook()
    go()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    self.isInSight = isInSight
    go()
  }

  override func disappear() {
    super.disappear()
    isInSight = false
  }

  private func go() {
    if isInSight, replacing != nil || runs.contains(where: { !$0.isOver }) {
      graph.motions.add(self)
    }
  }

  func step(to time: Double) -> Bool {
    guard isInSight else { return false }
    for index in runs.indices { runs[index].step(to: time) }
    replacing?.step(to: time)
    if replacing?.isOver == true { replacing = nil }
    showLook()
    // Nothing is evaluated or laid out that would ask for the frame that shows it.
    graph.needsFrame()
    return replacing != nil || runs.contains { !$0.isOver }
  }

  private func showLook() {
    for box in boxes { box.showAtOnce(showable(.layer(look.layer(isMirrored: box.isMirrored)))) }
  }

  private var look: EffectLook {
    guard case .symbol = view.source else { return EffectLook() }
    return (runs + [replacing].compactMap(\.self)).reduce(EffectLook()) { $0.adding($1.look) }
  }
}

extension EffectLook {
  /// This look and another on top of it.
  fileprivate func adding(_ other: EffectLook) -> EffectLook {
    var both = self
    both.opacity *= other.opacity
    both.plane.steps += other.plane.steps
    return both
  }
}

/// A symbol that stands still.
struct StillSymbol {
  let image: Image
}

extension StillSymbol: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { StillSymbolNode(self, at: place) }
}

private final class StillSymbolNode: ElementNode<StillSymbol> {
  override func content() -> ElementContent {
    .image(view.image.content(in: resolvedStyle, styled(SymbolLooks.self)))
  }

  override var isPlain: Bool { true }
  override func boxContent(of content: ElementContent) -> BoxContent { ImageShape.shared }
}
