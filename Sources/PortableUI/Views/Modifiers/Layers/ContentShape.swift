/// What the shape of a view is asked for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int

  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where it is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of it while it is dragged. A desktop shows the whole view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of it above its menu on a phone.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What shows a pointer on a tablet.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
  /// Taps count inside `shape` only, and everywhere in it, whatever is seen there.
  ///
  /// Without a shape, a view is tapped where something in it is drawn: a tap between the views of a stack goes
  /// on to what is behind.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Where the view is touched, if `kind` has `interaction`; the other kinds are words of phones.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    layer(
      .looking(LayerLooks(touchShape: kind.contains(.interaction) ? Outline(shape) : nil)))
  }
}
