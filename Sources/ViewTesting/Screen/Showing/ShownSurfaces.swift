import LayoutEngine
import PortableUI

extension Shown {
  /// Does `body` with what is inside, in the order in which a person reads it: the bar comes first.
  func eachInReadingOrder(_ body: (Shown) -> Void) {
    let bar = bar
    if let bar { body(bar) }
    for child in inReadingOrder(children) where child !== bar { body(child) }
  }

  /// The bar at the top of this window, where it has one.
  var bar: Shown? { first(where: { $0.isBar(at: .top) }) }

  /// The bar at its bottom, where something is in that.
  var foot: Shown? { first(where: { $0.isBar(at: .bottom) }) }

  /// What it is called, where it is a surface with a name.
  var title: String? {
    if case .surface(let content) = content { content.title } else { nil }
  }

  private func isBar(at edge: BarEdge) -> Bool {
    if case .surface(.bar(let bar)) = content { bar.edge == edge } else { false }
  }

  /// What is presented over this window, and over that, from the hindmost to the foremost.
  var presented: [Shown] {
    children.filter(\.isPresented).flatMap { [$0] + $0.presented }
  }

  private var isPresented: Bool {
    if case .surface(let content) = content { content.isPresented } else { false }
  }

  /// What of this window is behind something that takes its whole place: the first of its children.
  var covered: ArraySlice<Shown> {
    guard isWindow else { return [] }
    let children = children
    return ArraySlice(children.prefix(upTo: children.lastIndex(where: \.coversWindow) ?? 0))
  }

  private var coversWindow: Bool {
    if case .surface(.sheet(let sheet)) = content {
      sheet.coversWindow && !transition.isLeaving
    } else {
      false
    }
  }

  /// The window that it is in.
  var window: Shown { isWindow ? self : parent?.window ?? self }

  private var isWindow: Bool { parent == nil || isPresented }

  /// Whether it keeps a person from what is behind it.
  var isModal: Bool {
    if case .surface(let content) = content { content.isModal } else { false }
  }

  /// What a person would call it: its title or else the first words in it.
  var callName: String {
    if let title = bar?.title ?? title { return title }
    return firstWords ?? ""
  }

  private var firstWords: String? {
    if case .text(let content) = content { return content.text }
    for child in children { if let words = child.firstWords { return words } }
    return nil
  }
}

extension Screen {
  /// The foremost of what keeps a person from what is behind it.
  var front: Shown? { presented.last(where: \.isModal) }
}
