/// How high a heading stands among the others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Nobody has said.
  case unspecified
  /// The highest, and those below it.
  case h1, h2, h3, h4, h5, h6

  /// What an element is told; `nil` where there is nothing to say.
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

nonisolated extension View {
  /// How high the view stands among the headings, where it is one by
  /// `accessibilityAddTraits(.isHeader)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    AccessibilityView(content: self, headingLevel: level)
  }

  /// How early the view is read among those beside it: what is higher comes first, and all others
  /// are at 0, in the order in which they are written.
  ///
  /// It counts where views are combined into one thing, and in tests. GTK has the views of a window read in
  /// the order in which they are written, and knows no other.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    AccessibilityView(content: self, sortPriority: sortPriority)
  }
}
