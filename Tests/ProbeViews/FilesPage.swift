import Foundation
import PortableUI

/// Asks for files.
struct FilesPage: View {
  @State private var asksForOne = false
  @State private var asksForMore = false
  @State private var exports = false
  @State private var said = "nothing"

  var body: some View {
    VStack(spacing: 12) {
      Button("Open") { asksForOne = true }
        .fileImporter(isPresented: $asksForOne, allowedContentTypes: [.plainText]) { answer in
          said = (try? answer.get().lastPathComponent) ?? "failed"
        }
      Button("Open More") { asksForMore = true }
        .fileImporter(
          isPresented: $asksForMore, allowedContentTypes: [.item], allowsMultipleSelection: true
        ) { answer in
          said = (try? answer.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
        } onCancellation: {
          said = "cancelled"
        }
      Button("Give Up Soon") {
        asksForOne = true
        Task { asksForOne = false }
      }
      Button("Export") { exports = true }
        .fileExporter(
          isPresented: $exports, item: "Dear Jane", contentTypes: [.plainText],
          defaultFilename: "Letter"
        ) { answer in
          said = (try? answer.get().lastPathComponent) ?? "failed"
        } onCancellation: {
          said = "kept"
        }
        .fileDialogDefaultDirectory(.temporaryDirectory)
        .fileDialogCustomizationID("letters")
        .fileDialogMessage("Keep the Letter")
        .fileDialogConfirmationLabel("Keep It")
      Text("chosen: \(said), \(asksForOne || asksForMore || exports ? "asking" : "done")")
      ShareLink(item: URL(string: "https://example.org/a")!)
    }
    .padding()
  }
}
