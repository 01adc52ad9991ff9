/// Which guides are set in a view or anywhere below it.
///
/// To find a guide set somewhere below, every container on the way places its children. A node that
/// keeps the union of its children's sets need not look for what is not there, which is nearly
/// always; without that, looking costs more with every stack in a stack.
package struct GuideSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set of `guide` alone; all custom guides count as one.
  package init(_ guide: Guide) {
    rawValue = 1 << guide.kind
  }

  /// Both baselines, which every text sets.
  package static let textBaselines = GuideSet(.firstTextBaseline).union(GuideSet(.lastTextBaseline))

  /// All that measure along one of `axes`, and custom ones where there is any.
  package init(along axes: LayoutAxes) {
    self = []
    if axes.contains(.horizontal) {
      formUnion([GuideSet(.leading), GuideSet(.horizontalCenter), GuideSet(.trailing)])
    }
    if axes.contains(.vertical) {
      formUnion([GuideSet(.top), GuideSet(.verticalCenter), GuideSet(.bottom), .textBaselines])
    }
    if !axes.isEmpty { formUnion(GuideSet(.custom(0, along: .horizontal))) }
  }

  /// Whether `guide` may be set.
  package func contains(_ guide: Guide) -> Bool {
    rawValue & (1 << guide.kind) != 0
  }
}
