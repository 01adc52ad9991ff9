extension Element {
  /// What the element is called when it is read aloud, the same in every backend.
  ///
  /// A button is called what it shows. A control whose label stands beside it, or is not seen, is
  /// called that. An `accessibilityLabel` counts before both.
  package var name: String {
    if let label = accessibility.label { return label }
    return switch content {
    case .text(let content): content.text
    case .image(let content): content.label ?? ""
    case .field(let content): content.label
    case .slider(let content): content.label
    case .picker(let content): content.label
    case .button: wordsInside
    case .toggle, .progress: nameFromLabel
    case .layer, .fill, .shape, .divider: ""
    }
  }

  /// The names of what is inside, one after the other.
  private var wordsInside: String {
    children.lazy.filter { !$0.accessibility.isHidden }
      .map { child in
        if let label = child.accessibility.label { return label }
        switch child.content {
        case .text, .image: return child.name
        case .layer(let layer): return layer.isHidden ? "" : child.wordsInside
        default: return ""
        }
      }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var nameFromLabel: String {
    var outer = parent
    while let element = outer, case .layer(let layer) = element.content {
      if layer.namesControl { return element.accessibility.label ?? element.wordsInside }
      outer = element.parent
    }
    return ""
  }
}
