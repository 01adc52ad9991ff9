/// What is selected of a text, or where in it a person types.
///
///     @State private var text = "Dear Ada"
///     @State private var selection: TextSelection?
///     …
///     TextEditor(text: $text, selection: $selection)
public struct TextSelection: Hashable {
  /// The places of what is selected, in the text that it is selected in.
  public enum Indices: Hashable {
    /// One part of it. An empty one is the place where a person types.
    case selection(Range<String.Index>)

    /// Several parts of it. A field on a desktop has one, and selects from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of what is selected, in the text that it is selected in.
  public var indices: Indices

  /// One part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// The place where a person types.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, and it is a place where a person types.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// The part of `text` whose Unicode scalars have these numbers, as far as there are so many.
  init(_ scalars: Range<Int>, in text: String) {
    let all = text.unicodeScalars
    func index(_ offset: Int) -> String.Index {
      all.index(all.startIndex, offsetBy: offset, limitedBy: all.endIndex) ?? all.endIndex
    }
    self.init(range: index(scalars.lowerBound)..<index(scalars.upperBound))
  }

  /// The numbers of its Unicode scalars in `text`, which may be shorter than the one it was made for.
  package func scalars(in text: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let several):
      guard let first = several.ranges.first, let last = several.ranges.last else { return nil }
      range = first.lowerBound..<last.upperBound
    }
    let all = text.unicodeScalars
    func offset(_ index: String.Index) -> Int {
      all.distance(from: all.startIndex, to: min(index, all.endIndex))
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

extension TextField {
  /// A field that shows and changes `text`, and `selection`, with a label made of views.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis ?? .horizontal, label())
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// A field that shows and changes `text`, and what is selected of it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that shows and changes `text`, and what is selected of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

nonisolated extension View {
  /// Binds `selection` to what is selected in the field of a search inside.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    EnvironmentView(content: self) { $0.searchParts.selection = selection }
  }
}
