import Foundation
import PortableUI

/// A screen that presents a sheet, questions, and one over the other.
struct PresentationPage: View {
  @State private var name = ""
  @State private var isShown = false
  @State private var asks = false
  @State private var reminds = false
  @State private var chooses = false
  @State private var log: [String] = []
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isNaming)
      Button("Sheet") { isShown = true }
      Button("Ask") { asks = true }
      Button("Choose") { chooses = true }
      Button("Both") { (asks, chooses) = (true, true) }
      Text(verbatim: "Log: \(log.suffix(4).joined(separator: ", "))")
      Text(verbatim: "\(isShown) \(asks) \(chooses), naming: \(isNaming)")
    }
    .padding()
    .navigationTitle("Below")
    .sheet(isPresented: $isShown, onDismiss: { log.append("dismissed") }) {
      PresentedPage(name: $name)
    }
    .alert("Delete it?", isPresented: $asks) {
      TextField("Why", text: $name)
      Button("Delete", role: .destructive) { log.append("deleted") }
      Button("Later") { reminds = true }
      Button("Keep", role: .cancel) { log.append("kept") }
    } message: {
      Text("It cannot be undone.")
    }
    .alert("Remind you?", isPresented: $reminds) {
      Button("Tomorrow") { log.append("reminded") }.disabled(name.isEmpty)
      Button("Never", role: .cancel) { log.append("forgotten") }
    }
    .confirmationDialog("Share it?", isPresented: $chooses) {
      Button("By mail") { log.append("mailed") }
      Button("By hand") { log.append("handed") }
    }
  }
}

/// What such a sheet shows.
struct PresentedPage: View {
  @Binding var name: String
  @State private var asks = false
  @State private var isShown = false
  @State private var detent = PresentationDetent.height(300)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Inner name", text: $name)
        Text(verbatim: "Written: \(name)")
        Button("Higher") { detent = .height(380) }
        Button("Sure?") { asks = true }
        Button("Another") { isShown = true }
      }
      .padding()
      .navigationTitle("Sheet")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
    .presentationDetents([.height(300), .height(380)], selection: $detent)
    .alert("Close all?", isPresented: $asks) {
      Button("Close") { dismiss() }
      Button("Stay", role: .cancel) {}
    }
    .sheet(isPresented: $isShown) { TopmostPage(name: $name, dismissBelow: dismiss) }
  }
}

/// What a sheet over that shows.
private struct TopmostPage: View {
  @Binding var name: String
  let dismissBelow: DismissAction
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Topmost name", text: $name)
      HStack {
        Button("Leave", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        Button("Leave both") { dismissBelow() }.keyboardShortcut(.defaultAction)
      }
    }
    .padding()
    .navigationTitle("Topmost")
  }
}
