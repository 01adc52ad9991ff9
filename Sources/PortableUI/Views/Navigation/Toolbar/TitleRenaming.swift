import Foundation

/// What a title is written to when a person gives it another name.
///
/// An object: of two titles without one it can be told that they are the same.
final class TitleName {
  let binding: Binding<String>

  init(_ binding: Binding<String>) { self.binding = binding }
}

/// How a person gives a bar another title.
struct TitleRenaming {
  /// What the title is written to.
  let name: Binding<String>

  /// What stands in the place of the title.
  let items: ContiguousArray<Box>
}

/// The title of the bar around, as a button to give it another.
struct RenamableTitle: View {
  let name: Binding<String>
  @State private var isRenaming = false

  var body: some View {
    Button {
      isRenaming = true
    } label: {
      if isNameless { Text("Rename") } else { BarTitle() }
    }
    .accessibilityLabel(isNameless ? Text("Rename") : Text(verbatim: name.wrappedValue))
    .help("Rename")
    .renaming(name, isPresented: $isRenaming)
  }

  private var isNameless: Bool { name.wrappedValue.isEmpty }
}

nonisolated extension View {
  /// Lets a person write another `name` below this view, as long as `isPresented` is true.
  func renaming(_ name: Binding<String>?, isPresented: Binding<Bool>) -> some View {
    popover(isPresented: isPresented, arrowEdge: .bottom) {
      if let name { NameEditor(name: name) }
    }
  }
}

/// A field with a name, and a button that takes what is written there.
private struct NameEditor {
  let name: Binding<String>
  @State private var draft: String
  @State private var selection: TextSelection?
  @Environment(\.dismiss) private var dismiss

  init(name: Binding<String>) {
    let old = name.wrappedValue
    self.name = name
    _draft = State(initialValue: old)
    // What is typed comes in the place of the whole name.
    _selection = State(initialValue: TextSelection(range: old.startIndex..<old.endIndex))
  }
}

extension NameEditor: View {
  var body: some View {
    // What the page does with texts that are finished is not meant.
    EnvironmentView(content: editor) { $0[SubmitKey.self] = SubmitActions() }
  }

  @MainActor private var editor: some View {
    HStack(spacing: 8) {
      TextField("Name", text: $draft, selection: $selection)
        .frame(width: 240)
        .onSubmit { rename() }
      Button("Rename") { rename() }
        .buttonStyle(.borderedProminent)
        .disabled(isBlank)
    }
    .padding(12)
  }

  @MainActor private var isBlank: Bool { draft.allSatisfy(\.isWhitespace) }

  @MainActor private func rename() {
    guard !isBlank else { return }
    if draft != name.wrappedValue { name.wrappedValue = draft }
    dismiss()
  }
}
