nonisolated extension View {
  /// What the view is called when it is read aloud: what the views in `content` say, one after the other, which nobody
  /// sees. The view that `content` is given says there what this one says.
  ///
  ///     MailRow(mail)
  ///       .accessibilityLabel { row in
  ///         if mail.isNew { Text("New") }
  ///         row
  ///       }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = content(PlaceholderContentView(self))
    return SpokenLabelView(content: self, label: label)
  }

  /// Lets assistive technologies scroll this view, which scrolls otherwise by a gesture of the app's, say. `handler`
  /// is told to which edge. They offer it by names: `Scroll up`, `Scroll down`, `Scroll back` and `Scroll forward`.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    let names: [(Edge, LocalizedStringKey)] = [
      (.top, "Scroll up"), (.bottom, "Scroll down"), (.leading, "Scroll back"),
      (.trailing, "Scroll forward"),
    ]
    return declaring(
      names.map { edge, name in
        DeclaredAction(kind: AccessibilityActionKind(named: Text(name))) { handler(edge) }
      })
  }
}

/// A view that is called what other views say.
private struct SpokenLabelView<Content: View, Label: View> {
  let content: Content
  let label: Label
  @State private var words: String?
}

extension SpokenLabelView: View {
  var body: some View {
    AccessibilityView(content: content, label: words.map { Text(verbatim: $0) })
    WordsReader(items: label) { if words != $0 { words = $0 } }
  }
}

/// Reads what views say, and shows nothing of them.
private struct WordsReader<Items: View>: PrimitiveView {
  let items: Items

  /// Is told what they say, whenever it is read.
  let report: @MainActor (String) -> Void

  func makeNode(at place: Place) -> NodeOf<Self> { WordsReaderNode(self, at: place) }
}

private final class WordsReaderNode<Items: View>: SleepingNode<WordsReader<Items>, Items> {
  override func content() -> Items { view.items }

  override func read() {
    view.report(children.map(\.text).filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
