import PortableUI

/// The elements whose names for assistive technologies may be others, because they, or what is in
/// them, changed during a frame.
///
/// A button is called what its label shows, a switch what the row around it says: so a name is known
/// only when everything is in its place.
struct NameUpdates {
  private var stale: [ObjectIdentifier: Element] = [:]

  /// Says that `element` is new, shows something else or has come to another place.
  mutating func changed(_ element: Element) {
    if let words = element.wordsOfItsOwn {
      element.widget.speak(name: words)
    } else {
      add(element)
    }
    for named in element.namedByPairs { add(named) }
    if let parent = element.parent { changed(inside: parent) }
  }

  /// Says that something inside `element` is different: whoever is named by that, a button say or the
  /// row of a list that it is in, may have another name.
  mutating func changed(inside element: Element) {
    var outer: Element? = element
    while let current = outer {
      switch current.content {
      case .button: add(current)
      case .layer(let layer)
      where layer.namesControl || layer.row != nil || layer.reading == .combined:
        add(current)
      default: break
      }
      outer = current.parent
    }
  }

  private mutating func add(_ element: Element) { stale[ObjectIdentifier(element)] = element }

  /// Gives all of them their names.
  mutating func settle() {
    guard !stale.isEmpty else { return }
    for element in stale.values where element.native != nil {
      if case .layer(let layer) = element.content, layer.namesControl {
        nameControls(in: element)
      }
      // A dialog of the desktop has its words itself.
      if case .surface(.dialog) = element.content { continue }
      element.widget.speak(name: element.name)
    }
    stale = [:]
  }

  private func nameControls(in element: Element) {
    for child in element.children {
      switch child.content {
      case .field, .control: (child.native as? Widget)?.speak(name: child.name)
      case .layer: nameControls(in: child)
      default: break
      }
    }
  }
}

extension Element {
  /// Its name, where that does not depend on what is around it or inside.
  fileprivate var wordsOfItsOwn: String? {
    switch content {
    case .text, .image: accessibility.pairs.isEmpty ? name : nil
    case .layer, .scroll, .button, .field, .control, .fill, .shape, .drawing, .divider, .surface:
      nil
    }
  }
}
