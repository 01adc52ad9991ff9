import LayoutEngine
import StateEvents

// How a person, and the steps of scenarios, call what an act is done with.

extension Element {
  /// What `event` is done with.
  func target(of event: ElementEvent) -> PersonAct.Target {
    var target = PersonAct.Target(calledName(event))
    target.identity = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    target.menu = around {
      if case .layer(let layer) = $0.content { layer.menu != nil } else { false }
    }
    .map { UInt(bitPattern: ObjectIdentifier($0).hashValue) }
    target.wasScrolledTo = around { $0.isScrolled } != nil
    if case .field(let field) = content { target.isSecret = field.isSecure }
    if case .openMenu = event, isUnnamedList {
      target.isAmbiguous = listsWithMenus > 1
    } else {
      tellApart(&target)
    }
    return target
  }

  private func calledName(_ event: ElementEvent) -> String {
    if case .surface(.dialog(let dialog)) = content, case .choose(let index) = event,
      dialog.buttons.indices.contains(index)
    {
      return dialog.buttons[index].title
    }
    // What a list says first is what its first row says.
    if case .openMenu = event, isList { return nameOfList ?? "list" }
    if !name.isEmpty { return name }
    return identifier ?? firstWords ?? ""
  }

  private var isList: Bool {
    if case .layer(let layer) = content { layer.list != nil } else { false }
  }

  /// Whether it is a list that the app has given no name.
  var isUnnamedList: Bool { isList && nameOfList == nil }

  /// What the app calls a list; what scrolls in that is told so.
  private var nameOfList: String? { givenName ?? children.compactMap { $0.givenName }.first }

  private var givenName: String? { name.isEmpty ? identifier : name }

  /// How many lists with a menu there are where it is.
  private var listsWithMenus: Int {
    var count = 0
    front.eachSeen { element in
      if element.isList, case .layer(let layer) = element.content, layer.menu != nil { count += 1 }
    }
    return count
  }

  /// What is in front, where it is in that, or the whole window.
  private var front: Element {
    let presented = around {
      if case .surface(let surface) = $0.content { surface.isPresented } else { false }
    }
    return presented ?? outermost
  }

  /// Says more than the name where several of the kind are called the same.
  private func tellApart(_ target: inout PersonAct.Target) {
    guard !target.name.isEmpty else { return }
    let called = target.name
    var (twins, namesakes) = (0, 0)
    let own = identifier
    front.eachSeen { element in
      if element.reacts(as: self),
        element.name.isEmpty ? element.firstWords == called : element.name == called
      {
        twins += 1
      }
      if let own, element.identifier == own || element.name == own { namesakes += 1 }
    }
    guard twins > 1 else { return }
    if let own, namesakes == 1 {
      target.name = own
    } else if let row = around({ $0.isRow }), row != self,
      let words = row.ownWords(among: outermost, not: called)
    {
      target.row = words
    } else {
      target.isAmbiguous = true
    }
  }

  /// Of the words of a row those that no other row has.
  private func ownWords(among window: Element, not called: String) -> String? {
    var others: Set<String> = []
    window.eachSeen { if $0.isRow, $0 != self { others.formUnion($0.rowWords) } }
    return rowWords.first { !others.contains($0) && $0 != called }
  }

  private func reacts(as other: Element) -> Bool {
    switch (content, other.content) {
    case (.button, .button), (.field, .field), (.control, .control): true
    case (.layer(let one), .layer(let other)):
      one.row != nil && other.row != nil || one.tapCount != nil && other.tapCount != nil
    default: false
    }
  }

  private var isRow: Bool {
    if case .layer(let layer) = content { layer.row != nil } else { false }
  }

  private var isScrolled: Bool {
    if case .scroll(let scroll) = content { scroll.offset != .zero } else { false }
  }

  private var firstWords: String? {
    var words: String?
    eachSeen { element in
      if words == nil, case .text(let text) = element.content, !text.text.isEmpty {
        words = text.text
      }
    }
    return words
  }

  /// It, or the innermost thing around it, of which `isMeant` holds.
  private func around(_ isMeant: (Element) -> Bool) -> Element? {
    outward.first(where: isMeant)
  }

  /// It, what it is in, and so on, to the whole window.
  var outward: some Sequence<Element> { sequence(first: self, next: \.parent) }

  /// The whole window, or a part of it that has none.
  var outermost: Element { around { $0.parent == nil } ?? self }
}
