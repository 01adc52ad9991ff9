import LayoutEngine

/// The types of layouts that leave lines to their views: they have no `explicitAlignment` of their own.
///
/// Nobody can see that of a type, but the function that it has then can say so. Before it was called the
/// first time, a layout of that type may put any line anywhere, and whatever is around it must ask.
@MainActor
enum LineLeavers {
  private static var axes: [ObjectIdentifier: LayoutAxes] = [
    ObjectIdentifier(HStackLayout.self): both, ObjectIdentifier(VStackLayout.self): both,
    ObjectIdentifier(ZStackLayout.self): both,
  ]

  private static let both: LayoutAxes = [.horizontal, .vertical]

  /// The lines that a layout of type `kind` may put anywhere.
  static func guides(of kind: ObjectIdentifier) -> GuideSet {
    GuideSet(along: both.subtracting(axes[kind] ?? []))
  }

  /// Says that layouts of type `kind` leave the lines along `axis`. Returns whether that is new.
  static func insert(_ kind: ObjectIdentifier, along axis: LayoutAxis) -> Bool {
    axes[kind, default: []].insert(axis == .horizontal ? .horizontal : .vertical).inserted
  }
}

extension Box {
  /// Looks again which guides are set in here, now that it is known to leave some to its views.
  func learnsThatLinesAreLeft(by kind: ObjectIdentifier, along axis: LayoutAxis) {
    guard LineLeavers.insert(kind, along: axis) else { return }
    // Where they are found to be, that they are already.
    for box in sequence(first: self, next: \.parent) { box.knownGuides = nil }
  }
}
