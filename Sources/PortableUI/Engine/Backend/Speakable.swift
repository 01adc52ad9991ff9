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
  /// before all of these; one that was given to a control and its label together is the control's.
  package var name: String {
    let content = content
    if case .layer(let layer) = content, layer.namesControl { return "" }
    if let label = accessibility.label ?? nameOfPair { return label }
    switch content {
    case .layer(let layer) where layer.row != nil: return rowName
    case .text(let content): return content.text
    case .image(let content): return content.label ?? ""
    case .field(let content):
      return content.label.isEmpty ? nameAround ?? content.prompt : content.label
    case .control(let control):
      let own = control.content.label
      return own.isEmpty ? nameAround ?? "" : own
    case .button: return wordsInside
    case .surface(let content): return content.title ?? ""
    case .layer(let layer): return layer.reading == .combined ? everythingSaid : ""
    case .scroll, .fill, .shape, .drawing, .divider: return ""
    }
  }

  /// Whether it is a part of something that is read as one.
  package var isReadWithOthers: Bool {
    guard let parent, case .layer(let layer) = parent.content else { return false }
    return layer.reading == .combined || layer.reading == .alone
  }

  /// The name by which programs find it. One that was given to a control and its label together belongs
  /// to the control.
  package var identifier: String? {
    switch content {
    case .control, .field:
      accessibility.identifier ?? groupOfControl?.accessibility.identifier
    case .layer(let layer) where layer.namesControl: nil
    case .layer, .scroll, .text, .fill, .shape, .drawing, .divider, .button, .image, .surface:
      accessibility.identifier
    }
  }

  /// The label that stands beside it and names it, as a toggle's does.
  private var nameAround: String? {
    groupOfControl.map { $0.accessibility.label ?? $0.wordsInside }
  }

  /// What is around it and the label that stands beside it.
  private var groupOfControl: Self? {
    var outer = parent
    while let current = outer, case .layer(let layer) = current.content {
      if layer.namesControl { return current }
      outer = current.parent
    }
    return nil
  }

  /// The texts inside; where there are none, the names of the pictures inside.
  private var wordsInside: String {
    let texts = words { if case .text = $0 { true } else { false } }
    let names = texts.isEmpty ? words { if case .image = $0 { true } else { false } } : texts
    return names.count == 1 ? names[0] : names.joined(separator: ", ")
  }

  /// What is said of everything inside, one after the other.
  private var everythingSaid: String {
    inReadingOrder(children).flatMap { $0.said }.joined(separator: ", ")
  }

  private var said: [String] {
    if accessibility.isHidden { return [] }
    if !name.isEmpty { return [name] + [accessibility.value].compactMap(\.self) }
    if case .layer(let layer) = content, layer.isHidden { return [] }
    return children.flatMap { $0.said }
  }

  /// What a row of a list is called: all that it says.
  private var rowName: String { rowWords.joined(separator: ", ") }

  /// What a row of a list says, one after the other.
  package var rowWords: [String] {
    accessibility.label.map { [$0] }
      ?? words {
        switch $0 {
        case .text, .image, .button, .field: true
        case .layer, .scroll, .fill, .shape, .drawing, .divider, .control, .surface: false
        }
      }
  }

  private func words(of isMeant: (ElementContent) -> Bool) -> [String] {
    var words: [String] = []
    gather(&words, of: isMeant)
    return words
  }

  private func gather(_ words: inout [String], of isMeant: (ElementContent) -> Bool) {
    for child in children where !child.accessibility.isHidden {
      let content = child.content
      if let label = child.accessibility.label {
        words.append(label)
      } else if isMeant(content) {
        let name = child.name
        if !name.isEmpty { words.append(name) }
      } else if case .layer(let layer) = content, !layer.isHidden, !layer.isAside {
        child.gather(&words, of: isMeant)
      }
    }
  }
}
