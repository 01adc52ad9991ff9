/// Something that is read aloud: an element, or what a backend keeps in its place.
@MainActor
package protocol Speakable: AnyObject {
  /// What it shows.
  var content: ElementContent { get }

  /// What assistive technologies are told beyond that.
  var accessibility: AccessibilityContent { get }

  /// What is around it.
  var parent: Self? { get }

  /// What is inside, in the order of reading.
  var children: ContiguousArray<Self> { get }
}

extension Speakable {
  /// What it is called when it is read aloud, the same in every backend.
  ///
  /// A button is called what it shows. A control whose label stands beside it, or is not seen, is
  /// called that; a field without a label is called what it asks for. An `accessibilityLabel` counts
  /// before all of these.
  package var name: String {
    if let label = accessibility.label { return label }
    switch content {
    case .text(let content): return content.text
    case .image(let content): return content.label ?? ""
    case .field(let content):
      return content.label.isEmpty ? nameAround ?? content.prompt : content.label
    case .slider(let content): return content.label.isEmpty ? nameAround ?? "" : content.label
    case .picker(let content): return content.label.isEmpty ? nameAround ?? "" : content.label
    case .button: return wordsInside
    case .toggle, .progress: return nameAround ?? ""
    case .surface(let content): return content.title ?? ""
    case .layer, .scroll, .fill, .shape, .divider: return ""
    }
  }

  /// The label that stands beside it and names it, as a toggle's does.
  private var nameAround: String? {
    var outer = parent
    while let current = outer, case .layer(let layer) = current.content {
      if layer.namesControl { return current.accessibility.label ?? current.wordsInside }
      outer = current.parent
    }
    return nil
  }

  /// The texts inside; where there are none, the names of the pictures inside.
  private var wordsInside: String {
    let texts = words { if case .text = $0 { true } else { false } }
    let names = texts.isEmpty ? words { if case .image = $0 { true } else { false } } : texts
    return names.joined(separator: ", ")
  }

  private func words(of isMeant: (ElementContent) -> Bool) -> [String] {
    children.flatMap { child -> [String] in
      if child.accessibility.isHidden { return [] }
      if let label = child.accessibility.label { return [label] }
      if isMeant(child.content) { return [child.name].filter { !$0.isEmpty } }
      guard case .layer(let layer) = child.content, !layer.isHidden else { return [] }
      return child.words(of: isMeant)
    }
  }
}

extension Element: Speakable {}
