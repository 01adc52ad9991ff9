import LayoutEngine

/// What a modifier tells the boxes around its content.
@MainActor
final class BoxTraits {
  /// Who goes first when a stack shares its room.
  var priority: Double?

  /// How far in front it is drawn.
  var zIndex: Double?

  /// A line that the modifier puts where it wants.
  var guide: (guide: Guide, value: (ViewDimensions) -> Double)?

  /// How it comes and goes, and how the page does that it is.
  var transition: AnyTransition?
  var pageTransition: AnyTransition?

  /// Values for layouts of a user's own, by the type of their key.
  var values: [ObjectIdentifier: Any] = [:]

  /// A name for its coordinates.
  var coordinateSpace: AnyHashable?

  /// What a layout of a user's own remembers until something changes.
  var cache: LayoutCache?

  /// Where lines were found that are set here or further in.
  var lines: KnownLines?

  init() {}
}

extension Box {
  /// The first answer that this box or, where it belongs to a modifier, the one inside it has.
  func trait<Value>(_ value: (BoxTraits) -> Value?) -> Value? {
    var box = self
    while true {
      if let traits = box.traits, let value = value(traits) { return value }
      guard box.flags.contains(.isModifier), let inner = box.children.first else { return nil }
      box = inner
    }
  }

  /// How far in front of the boxes beside it this one is drawn.
  var depthInPainting: Double {
    let own = trait { $0.zIndex } ?? 0
    return flags.contains(.isRaised) ? max(1, own) : own
  }

  /// Whether the children are drawn in another order than they are read in.
  var hasDepths: Bool {
    if flags.contains(.isBackground) { return true }
    for child in children where child.mayHaveDepth && child.depthInPainting != 0 { return true }
    return false
  }

  private var mayHaveDepth: Bool {
    traits != nil || !flags.isDisjoint(with: [.isModifier, .isRaised])
  }

  /// The children from the hindmost to the foremost.
  var childrenInDepth: ContiguousArray<Box> {
    var boxes = children
    if flags.contains(.isBackground), !boxes.isEmpty { boxes.append(boxes.removeFirst()) }
    guard boxes.contains(where: { $0.depthInPainting != 0 }) else { return boxes }
    let order = boxes.enumerated().sorted {
      ($0.element.depthInPainting, $0.offset) < ($1.element.depthInPainting, $1.offset)
    }
    return content.order(ContiguousArray(order.map(\.element)), in: self)
  }
}
