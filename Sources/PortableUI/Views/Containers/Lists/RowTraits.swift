import Foundation

/// A view that says something about the rows of a list that it is, or has inside.
struct RowTraitView<Content: View> {
  let content: Content
  let trait: RowTrait
}

/// What can be said about a row.
enum RowTrait {
  case insets(RowInsets)
  case background(ErasedContent?)
  case separator(Visibility, VerticalEdge.Set)
  case tint(Color?, VerticalEdge.Set)
  case selectionDisabled(Bool)
  case indentation(CGFloat)
  case badge(Text?)
  case badgeProminence(BadgeProminence)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  case actions(HorizontalEdge, RowAction)
  case outline(RowOutline)
  case edits(RowEdits)
  case sectionSeparator(Visibility, VerticalEdge.Set)
  case sectionTint(Color?, VerticalEdge.Set)
}

extension RowTraitView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { RowTraitNode(self, at: place) }
}

final class RowTraitNode<Content: View>: WrapperNode<RowTraitView<Content>, Content> {
  /// How often it said something.
  private var version = 0

  override func content() -> Content { view.content }

  override func appear() {
    flags.insert(.marksRows)
    super.appear()
  }

  override func viewChanged() {
    super.viewChanged()
    version += 1
    rowLooksChanged()
  }
}

extension RowTraitNode: RowMarker {
  func mark(_ facts: inout RowFacts, from child: Node) {
    switch view.trait {
    case .insets(let insets):
      // Around a section it is said of its rows, not of its title.
      if facts.part == .content { facts.insets.take(insets) }
    case .background(let content):
      guard facts.background == nil, let content else { return }
      facts.background = RowBackground(owner: self, version: version, content: content)
    case .separator(let visibility, let edges):
      if edges.contains(.top), facts.separatorTop == .automatic { facts.separatorTop = visibility }
      if edges.contains(.bottom), facts.separatorBottom == .automatic {
        facts.separatorBottom = visibility
      }
    case .tint(let color, let edges):
      if edges.contains(.top) { facts.tintTop = facts.tintTop ?? color }
      if edges.contains(.bottom) { facts.tintBottom = facts.tintBottom ?? color }
    case .selectionDisabled(let isDisabled):
      facts.isSelectionDisabled = facts.isSelectionDisabled || isDisabled
      facts.note(.selection)
    case .indentation(let length): facts.indentation += length
    case .badge(let text): facts.badge = facts.badge ?? text
    case .badgeProminence(let prominence):
      facts.badgeProminence = facts.badgeProminence ?? prominence
    case .deleteDisabled(let isDisabled):
      facts.isDeleteDisabled = facts.isDeleteDisabled || isDisabled
      facts.note(.edits)
    case .moveDisabled(let isDisabled):
      facts.isMoveDisabled = facts.isMoveDisabled || isDisabled
      facts.note(.edits)
    case .actions(.leading, let content): facts.leadingActions.append(content)
    case .actions(.trailing, let content): facts.trailingActions.append(content)
    case .edits(let edits):
      // Around another `ForEach` it is said of an element that has that one inside.
      if facts.element == nil { facts.edits = facts.edits ?? edits }
      facts.note(.edits)
    case .outline(let outline): facts.outline = facts.outline ?? outline
    case .sectionSeparator(let visibility, let edges):
      facts.sectionLines.say(visibility, edges)
    case .sectionTint(let color, let edges): facts.sectionLines.say(color, edges)
    }
  }
}

/// What an element of a tree says of its row.
struct RowOutline {
  /// How many others it is inside of.
  private(set) var depth: Int

  /// How many rows further up the one is that it is inside of, where that is known.
  var way: Int?

  /// Whether what is inside it is seen; `nil` where nothing can be.
  let expansion: Binding<Bool>?

  /// The same, inside of so many others.
  func moved(inwards steps: Int) -> RowOutline {
    var outline = self
    outline.depth += steps
    return outline
  }
}

/// The lines before a section and behind it.
struct SectionLines {
  private(set) var top = Visibility.automatic
  private(set) var bottom = Visibility.automatic
  private(set) var tintTop: Color?
  private(set) var tintBottom: Color?

  /// Takes in whether there are some, where nobody further in has said it.
  mutating func say(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top), top == .automatic { top = visibility }
    if edges.contains(.bottom), bottom == .automatic { bottom = visibility }
  }

  /// Takes in their colour, where nobody further in has said it.
  mutating func say(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { tintTop = tintTop ?? color }
    if edges.contains(.bottom) { tintBottom = tintBottom ?? color }
  }
}

nonisolated extension View {
  func rowTrait(_ trait: RowTrait) -> RowTraitView<Self> {
    RowTraitView(content: self, trait: trait)
  }

  /// A view behind a row of a list, in the place of the usual one; `nil` for the usual.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    // Behind all that is in the row: its badge, too.
    rowTrait(.background(view.map { ErasedContent($0.zIndex(-.infinity)) }))
  }

  /// Whether lines are seen at the edges of a row of a list.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(.separator(visibility, edges))
  }

  /// The colour of the lines at the edges of a row of a list; `nil` for the usual.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(.tint(color, edges))
  }

  /// Whether lines are seen before a section of a list and behind it. Without this there are none: the
  /// room between sections sets them apart. In a list of boxes these are the lines.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(.sectionSeparator(visibility, edges))
  }

  /// The colour of the lines before a section of a list and behind it; `nil` for the usual.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(.sectionTint(color, edges))
  }

  /// Keeps a person from selecting a row of a list.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait(.selectionDisabled(isDisabled))
  }
}

extension RowTraitView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    RowTraitView<Other>(content: other, trait: trait)
  }
}
