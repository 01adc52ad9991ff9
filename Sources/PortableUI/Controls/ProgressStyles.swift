/// The styles of progress views in an environment, outermost first.
struct ProgressStyles: Equatable {
  /// Those of an app's own, inside the innermost of the desktop's.
  private var custom: [any ProgressViewStyle] = []

  /// What the innermost of the desktop's says.
  private(set) var look: ProgressLook?

  @MainActor
  mutating func add(_ style: some ProgressViewStyle) {
    if let native = style as? any NativeProgressViewStyle {
      self = ProgressStyles()
      look = native.look
    } else {
      custom.append(style)
    }
  }

  /// The style to show with, and what is left for progress views inside it.
  var innermost: (style: any ProgressViewStyle, outer: ProgressStyles)? {
    guard let style = custom.last else { return nil }
    var outer = self
    outer.custom.removeLast()
    return (style, outer)
  }

  static func == (lhs: ProgressStyles, rhs: ProgressStyles) -> Bool {
    lhs.look == rhs.look
      && lhs.custom.elementsEqual(rhs.custom) { isSurelyEqual($0, $1) }
  }
}

enum ProgressStylesKey: EnvironmentKey {
  static var defaultValue: ProgressStyles { ProgressStyles() }
}

extension EnvironmentValues {
  var progressStyles: ProgressStyles {
    get { self[ProgressStylesKey.self] }
    set { self[ProgressStylesKey.self] = newValue }
  }
}
