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
}
