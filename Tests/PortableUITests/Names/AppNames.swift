import PortableUI
import ViewTesting

extension NameProof {
  /// What surrounds the content of an app.
  static let app: [NameProof] = [
    NameProof("textEditorStyle", TextEditor(text: .constant("Words"))) {
      $0.textEditorStyle(.roundedBorder)
    },
    NameProof("labelsVisibility", Picker("Size", selection: .constant(1)) { Text("One").tag(1) }) {
      $0.labelsVisibility(.hidden)
    },
    NameProof("navigationSubtitle", Text("A").navigationTitle("B")) { $0.navigationSubtitle("C") },
    NameProof("navigationSubtitle alone", Text("A")) { $0.navigationSubtitle("C") },
    NameProof("backgroundStyle of a GroupBox", GroupBox("A") { Text("B") }) {
      $0.backgroundStyle(.yellow)
    },
    NameProof("listRowSeparatorTint", lines(nil)) { _ in lines(.red) },
    NameProof("scrollContentBackground", lines(nil)) { $0.scrollContentBackground(.hidden) },
    NameProof("scrollContentBackground of lines", lines(nil).listStyle(.plain)) {
      $0.scrollContentBackground(.hidden)
    },
    NameProof("scrollContentBackground of a form", Form { Text("A") }) {
      $0.scrollContentBackground(.hidden)
    },
    NameProof("presentationSizing", Text("In it")) { plain in
      Color.red.sheet(isPresented: .constant(true)) { plain.presentationSizing(.fitted) }
    },
    NameProof("HSplitView", Group { fills }) { plain in HSplitView { plain } },
    NameProof("VSplitView", Group { fills }) { plain in VSplitView { plain } },
  ]

  @MainActor private static func lines(_ tint: Color?) -> some View {
    List {
      Text("A").listRowSeparatorTint(tint)
      Text("B")
    }
  }

  @MainActor @ViewBuilder private static var fills: some View {
    Color.red
    Color.blue
  }
}
