import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  private static let cancelling: @MainActor @Sendable (Screen) throws -> Void = { screen in
    try screen.tap("Go")
    try screen.cancelFiles()
  }

  // What a program runs in is a link everywhere.
  private static let choosingALink: @MainActor @Sendable (Screen) throws -> Void = { screen in
    try screen.tap("Go")
    try screen.chooseFiles(URL(filePath: "/proc/self/cwd"))
  }

  @MainActor private static func choosing(
    _ go: Button<Text>, _ asks: Binding<Bool>, _ said: Binding<String>
  ) -> some View {
    go.fileImporter(isPresented: asks, allowedContentTypes: [.item]) {
      said.wrappedValue = (try? $0.get().path) ?? "failed"
    }
  }

  private static let opening: @MainActor @Sendable (Screen) throws -> Void = { screen in
    try screen.open(URL(filePath: "/a"))
  }

  private static let trying: @MainActor @Sendable (Screen) throws -> Void = { try? opening($0) }

  /// Files that are written, and addresses that an app is opened with.
  static let documents: [NameProof] = [
    NameProof("fileExporter", Asking { go, _, _ in go }, doing: cancelling) { _ in
      Asking { go, asks, said in
        go.fileExporter(
          isPresented: asks, item: "words", onCompletion: { _ in },
          onCancellation: { said.wrappedValue = "cancelled" })
      }
    },
    NameProof("fileDialogImportsUnresolvedAliases", Asking(choosing), doing: choosingALink) { _ in
      Asking { choosing($0, $1, $2).fileDialogImportsUnresolvedAliases(true) }
    },
    NameProof("onOpenURL", Asking { go, _, _ in go }, doing: opening) { _ in
      Asking { go, _, said in go.onOpenURL { said.wrappedValue = $0.path } }
    },
    NameProof(
      "handlesExternalEvents",
      Asking { go, _, said in go.onOpenURL { said.wrappedValue = $0.path } },
      doing: trying
    ) { _ in
      Asking { go, _, said in
        go.onOpenURL { said.wrappedValue = $0.path }
          .handlesExternalEvents(preferring: [], allowing: ["other"])
      }
    },
  ]
}

private struct Asking<Content: View>: View {
  @State private var asks = false
  @State private var said = "nothing"
  private let content: (Button<Text>, Binding<Bool>, Binding<String>) -> Content

  init(_ content: @escaping (Button<Text>, Binding<Bool>, Binding<String>) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Text(said)
      content(Button("Go") { asks = true }, $asks, $said)
    }
  }
}
