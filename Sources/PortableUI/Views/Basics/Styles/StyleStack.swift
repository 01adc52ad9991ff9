/// The styles for one kind of view in an environment, outermost first.
struct StyleStack<Style, Appearance: Hashable>: Equatable {
  /// Those of an app's own, inside the innermost of the desktop's.
  private var custom: [Style] = []

  /// What the innermost of the desktop's says; `nil` for the usual.
  private(set) var appearance: Appearance?

  /// Takes a style of an app's own, which may show what is further out.
  mutating func add(_ style: Style) { custom.append(style) }

  /// Takes one of the desktop's, which shows nothing of what is further out.
  mutating func replace(with appearance: Appearance?) {
    custom = []
    self.appearance = appearance
  }

  /// The style to show with, and what is left for views of the kind inside it.
  var innermost: (style: Style, outer: StyleStack)? {
    guard let style = custom.last else { return nil }
    var outer = self
    outer.custom.removeLast()
    return (style, outer)
  }

  /// Where those of an environment are.
  enum Key: EnvironmentKey { static var defaultValue: StyleStack { StyleStack() } }

  static func == (lhs: StyleStack, rhs: StyleStack) -> Bool {
    lhs.appearance == rhs.appearance
      && lhs.custom.elementsEqual(rhs.custom) { isSurelyEqual($0, $1) }
  }
}
