import LayoutEngine
import PortableUI

extension Shown {
  /// What is inside in the order in which a person reads it: the bar comes first.
  var readingOrder: ContiguousArray<Shown> {
    let children = children
    guard let bar = children.firstIndex(where: \.isBar) else { return children }
    return [children[bar]] + children[..<bar] + children[(bar + 1)...]
  }

  /// The bar of what is in this window, where it has one.
  var bar: Shown? { children.first(where: \.isBar) }

  /// What it is called, where it is a surface with a name.
  var title: String? {
    if case .surface(let content) = content { content.title } else { nil }
  }

  private var isBar: Bool {
    if case .surface(.bar) = content { true } else { false }
  }

  /// What is presented over this window, and over that, from the hindmost to the foremost.
  var presented: [Shown] {
    children.filter(\.isModal).flatMap { [$0] + $0.presented }
  }

  /// Whether it keeps a person from what is behind it.
  private var isModal: Bool {
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
