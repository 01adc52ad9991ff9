/// A list in a column, of which the columns know what is selected.
struct ColumnListView<Content: View> {
  let content: Content

  /// What is selected; `nil` where the columns have nothing to know.
  let selection: ListSelection?
}

extension ColumnListView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { ColumnListNode(self, at: place) }
}

/// Says of a list whether something is selected there, also while its column sleeps.
final class ColumnListNode<Content: View>: WrapperNode<ColumnListView<Content>, Content> {
  /// Whether nothing is selected, as it was said last; `nil` where nothing was said.
  private var isEmpty: Bool?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    tell()
  }

  override func viewChanged() {
    super.viewChanged()
    tell()
  }

  override func evaluate() { tell() }

  private func tell() {
    if view.selection != nil { markPreferences() }
    let new = view.selection.map { selection in
      // Several that are selected lead nowhere: nobody needs to hear of them.
      selection.isMultiple || Tracking.record(self) { selection.read().isEmpty }
    }
    guard new != isEmpty else { return }
    isEmpty = new
    graph.preferencesChanged()
  }

  override func disappear() { if isEmpty != nil { graph.preferencesChanged() } }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == ColumnListsKey.self, let selection = view.selection else {
      return super.preference(key)
    }
    return [selection] as? Asked.Value
  }
}

/// The selections of the lists in a column, in their order.
enum ColumnListsKey: PreferenceKey {
  static var defaultValue: [ListSelection] { [] }

  static func reduce(value: inout [ListSelection], nextValue: () -> [ListSelection]) {
    value += nextValue()
  }
}

nonisolated extension View {
  /// Lets the columns around know what is selected in this list; nothing where that is `nil`.
  func columnList(_ selection: ListSelection?) -> some View {
    ColumnListView(content: self, selection: selection)
  }
}
