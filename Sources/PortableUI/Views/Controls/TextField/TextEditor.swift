/// A room to type long texts into, which scrolls where they are longer than the room is high.
///
/// It takes all the room there is. The return key begins another line.
public struct TextEditor {
  private let text: Binding<String>
  private var selection: Binding<TextSelection?>?

  /// An editor that shows and changes `text`.
  public init(text: Binding<String>) { self.text = text }

  /// An editor that shows and changes `text`, and what is selected of it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  /// The room.
  public var body: some View { TextField(editing: text, selection) }
}
