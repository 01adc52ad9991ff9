import Foundation

/// Views for the elements of a tree: those inside others are hidden until a person asks for them.
///
/// An element whose children are `nil` has no sign before it; one with children has one, also where there
/// are none yet. In a ``List`` each element that is seen is a row, which can be selected by its identity;
/// the arrow keys to the sides show and hide what is inside the selected one. What is hidden costs
/// nothing.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    roots: [Data.Element], id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// Views for the elements of a tree behind a binding.
  private init<C>(
    roots: [Binding<C.Element>], id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>, content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.roots = roots
    self.id = { $0.wrappedValue[keyPath: id] }
    self.children = { Binding<C>($0[dynamicMember: children]) }
    self.content = content
  }
}

extension OutlineGroup where Leaf: View {
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

/// Trees behind a binding.
extension OutlineGroup where Leaf: View {
  /// Views for the elements of `data` and, by and by, those inside them; `content` is given a binding to each.
  ///
  ///     OutlineGroup($folders, children: \.folders) { $folder in TextField("Name", text: $folder.name) }
  public init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable
  {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// Views for the elements of `data` and, by and by, those inside them, told apart by the property at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  /// One view after another, those inside others behind them.
  public var body: some View {
    OutlineTree(roots: roots, id: id, children: children) { [content] element, outline in
      OutlineRow(outline: outline, content: content(element))
    }
  }
}

/// The elements of a tree that are seen, each as `row` shows it.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let row: (Data.Element, RowOutline) -> Row
  @State private var expanded: Set<ID> = []

  init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, row: @escaping (Data.Element, RowOutline) -> Row
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.row = row
  }

  var body: some View {
    ForEach(lines) { line in
      let expansion = line.hasChildren ? self.expansion(of: line.id) : nil
      row(line.element, RowOutline(depth: line.depth, way: line.way, expansion: expansion))
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
    add(roots, at: 0, behind: nil, to: &lines)
    return lines
  }

  private func add(
    _ elements: some Sequence<Data.Element>, at depth: Int, behind parent: Int?,
    to lines: inout [OutlineLine<Data.Element, ID>]
  ) {
    for element in elements {
      let inner = children(element)
      let place = lines.count
      let line = OutlineLine(
        id: id(element), element: element, depth: depth, way: parent.map { place - $0 },
        hasChildren: inner != nil)
      lines.append(line)
      if let inner, expanded.contains(line.id) {
        add(inner, at: depth + 1, behind: place, to: &lines)
      }
    }
  }
}

/// An element of a tree that is seen.
struct OutlineLine<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element

  /// How many others it is inside of.
  let depth: Int

  /// How many lines further up the one is that it is inside of.
  let way: Int?
  let hasChildren: Bool
}

/// The view of an element, which is a row of its own in a list.
struct OutlineRow<Content: View>: View {
  let outline: RowOutline
  let content: Content

  var body: some View {
    OutlineLabel(outline: outline, content: content).rowTrait(.outline(outline))
  }
}

/// The view of an element, with the sign by which a person shows what is inside it.
struct OutlineLabel<Content: View>: View {
  let outline: RowOutline
  let content: Content

  private static var step: CGFloat { 18 }

  var body: some View {
    HStack(spacing: 2) {
      if let expansion = outline.expansion {
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
    .padding(.leading, CGFloat(outline.depth) * Self.step)
  }
}
