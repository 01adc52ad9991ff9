import Foundation

/// Views for the elements of a tree: those inside others are hidden until a person asks for them.
///
/// An element whose children are `nil` has no sign before it; one with children has one, also where there
/// are none yet. In a ``List`` each element that is seen is a row, which can be selected by its identity;
/// the arrow keys to the sides show and hide what is inside the selected one. What is hidden costs
/// nothing.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
  @State private var expanded: Set<ID> = []

  init(
    roots: [Data.Element], id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup {
  /// Views for the elements of `data` and, by and by, those inside them, told apart by the property at
  /// `id`, which no two of the whole tree have in common.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  /// Views for `root` and, by and by, what is inside it, told apart by the property at `id`.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  /// Views for the elements of `data` and, by and by, those inside them.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// Views for `root` and, by and by, what is inside it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View {
  /// One view after another, those inside others behind them.
  public var body: some View {
    ForEach(lines) { line in
      OutlineRow(
        depth: line.depth, expansion: line.hasChildren ? expansion(of: line.id) : nil,
        content: content(line.element))
    }
  }

  private func expansion(of id: ID) -> Binding<Bool> {
    Binding {
      expanded.contains(id)
    } set: { isExpanded in
      if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
    }
  }

  /// What is seen, in order.
  private var lines: [OutlineLine<Data.Element, ID>] {
    var lines: [OutlineLine<Data.Element, ID>] = []
    add(roots, at: 0, to: &lines)
    return lines
  }

  private func add(
    _ elements: some Sequence<Data.Element>, at depth: Int,
    to lines: inout [OutlineLine<Data.Element, ID>]
  ) {
    for element in elements {
      let inner = element[keyPath: children]
      let line = OutlineLine(
        id: element[keyPath: id], element: element, depth: depth, hasChildren: inner != nil)
      lines.append(line)
      if let inner, expanded.contains(line.id) { add(inner, at: depth + 1, to: &lines) }
    }
  }
}

/// An element of a tree that is seen.
struct OutlineLine<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element

  /// How many others it is inside of.
  let depth: Int
  let hasChildren: Bool
}

/// The view of an element, with the sign by which a person shows what is inside it.
struct OutlineRow<Content: View>: View {
  let depth: Int
  let expansion: Binding<Bool>?
  let content: Content

  private static var step: CGFloat { 18 }

  var body: some View {
    HStack(spacing: 2) {
      if let expansion {
        Button {
          withAnimation { expansion.wrappedValue.toggle() }
        } label: {
          Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
            .imageScale(.small)
            .frame(width: Self.step, height: Self.step)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(expansion.wrappedValue ? "Collapse" : "Expand")
        .environment(\.isInListRow, false)
        // A row is called by what is in it.
        .layer(LayerContent(isAside: true))
      } else {
        Color.clear.frame(width: Self.step, height: Self.step)
      }
      content
    }
    .padding(.leading, CGFloat(depth) * Self.step)
    .rowTrait(.outline(RowOutline(depth: depth, expansion: expansion)))
  }
}
