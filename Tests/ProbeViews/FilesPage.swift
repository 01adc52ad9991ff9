import Foundation
import PortableUI

/// Asks for files.
struct FilesPage: View {
  @State private var asksForOne = false
  @State private var asksForMore = false
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
      Text("chosen: \(said), \(asksForOne || asksForMore ? "asking" : "done")")
      ShareLink(item: URL(string: "https://example.org/a")!)
    }
    .padding()
  }
}
