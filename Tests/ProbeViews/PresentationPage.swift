import Foundation
import PortableUI

/// A screen that presents a sheet, questions, and one over the other.
struct PresentationPage: View {
  @State private var name = ""
  @State private var isShown = false
  @State private var asks = false
  @State private var chooses = false
  @State private var log: [String] = []
  @State private var rounds = 0
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isNaming)
      Button("Sheet") { isShown = true }
      Button("Ask") { asks = true }
      Button("Choose") { chooses = true }
      Button("Rounds") {
        rounds = 200
        isShown = true
      }
      Text(verbatim: "Log: \(log.suffix(4).joined(separator: ", "))")
      Text(verbatim: "\(isShown) \(asks) \(chooses), naming: \(isNaming)")
    }
    .padding()
    .navigationTitle("Below")
    .sheet(isPresented: $isShown, onDismiss: sheetWent) {
      PresentedPage(name: $name).onAppear(perform: sheetCame)
    }
    .alert("Delete it?", isPresented: $asks) {
      TextField("Why", text: $name)
      Button("Delete", role: .destructive) { log.append("deleted") }
      Button("Keep", role: .cancel) { log.append("kept") }
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog("Share it?", isPresented: $chooses) {
      Button("By mail") { log.append("mailed") }
      Button("By hand") { log.append("handed") }
    }
  }

  private func sheetCame() {
    if rounds > 0 { Task { isShown = false } }
  }

  private func sheetWent() {
    log.append("dismissed")
    guard rounds > 0 else { return }
    rounds -= 1
    if rounds == 0 { log = ["went round"] } else { Task { isShown = true } }
  }
}

/// What such a sheet shows.
struct PresentedPage: View {
  @Binding var name: String
  @State private var asks = false
  @State private var detent = PresentationDetent.height(260)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Inner name", text: $name)
        Text(verbatim: "Written: \(name)")
        Button("Higher") { detent = .height(340) }
        Button("Sure?") { asks = true }
      }
      .padding()
      .navigationTitle("Sheet")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
    .presentationDetents([.height(260), .height(340)], selection: $detent)
    .alert("Close all?", isPresented: $asks) {
      Button("Close") { dismiss() }
      Button("Stay", role: .cancel) {}
    }
  }
}
