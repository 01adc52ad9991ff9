import StateEvents

extension Element {
  /// The words that a person reads in it, in reading order, each once; what has a value with it.
  var wordsSeen: [String] {
    var (words, known): ([String], Set<String>) = ([], [])
    eachSeen { element in
      guard case .text(let text) = element.content, !text.isRedacted, !text.text.isEmpty,
        !element.isReadWithOthers
      else { return }
      var name = element.name
      if !name.isEmpty, let value = element.accessibility.value {
        name += PersonAct.valueMark + value
      }
      if !name.isEmpty, known.insert(name).inserted { words.append(name) }
    }
    return words
  }

  /// Calls `body` with it and all in it that is there to be seen, apart from what nobody records.
  func eachSeen(_ body: (Element) -> Void) {
    if isDropped || isLeaving || isAsleep || accessibility.isHidden { return }
    if isMarkedUnrecorded { return }
    if case .layer(let layer) = content,
      layer.isHidden || layer.isOnlyHeard || layer.opacity <= 0
    {
      return
    }
    body(self)
    for child in children { child.eachSeen(body) }
  }

  /// Whether nobody's acts are recorded here: it is a part of a tool that looks at the app.
  var isUnrecorded: Bool {
    if outward.contains(where: \.isMarkedUnrecorded) { return true }
    // Whoever closes a window is not in it.
    guard case .surface(let surface) = content, surface.isPresented else { return false }
    return children.contains { $0.holdsUnrecorded }
  }

  private var holdsUnrecorded: Bool {
    isMarkedUnrecorded || children.contains { $0.holdsUnrecorded }
  }

  private var isMarkedUnrecorded: Bool { accessibility.identifier == PersonAct.unrecorded }
}
