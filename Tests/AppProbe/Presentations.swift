import CGTK
import PortableUI

/// Presents something a thousand times, each kind a quarter of that, and says what is left of it.
struct PresentationsView: View {
  @State private var isShown = false
  @State private var item: Presented?
  @State private var asks = false
  @State private var chooses = false
  @State private var mayStay = true
  @State private var dismissals = 0
  @Environment(\.dismissWindow) private var dismissWindow

  private struct Presented: Identifiable { let id: Int }

  var body: some View {
    Text("Sheets and questions come and go.").task { await run() }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
        RoundView().navigationTitle("Sheet").toolbar { Button("Done") {} }
      }
      .sheet(item: $item, onDismiss: { dismissals += 1 }) { _ in LeavingView(mayStay: mayStay) }
      .alert("Alert", isPresented: $asks) {
        TextField("Field", text: .constant("Text"))
        Button("No", role: .cancel) { dismissals += 1 }
      } message: {
        KeepingText()
      }
      .confirmationDialog("Choices", isPresented: $chooses) {
        Button("One") {}
        Button("None", role: .cancel) { dismissals += 1 }
      } message: {
        KeepingText()
      }
  }

  private func run() async {
    var shown = 0
    // Caches of fonts, styles and icons fill up at first.
    for _ in 1...50 { shown += await round() }
    let before = Left.now
    for _ in 1...200 { shown += await round() }
    let after = Left.now
    let growth = (after.bytes - before.bytes) / 800
    write([
      "shown: \(shown), dismissed: \(dismissals)", "windows: \(after.windows)",
      "widgets more than before: \(after.widgets - before.widgets)",
      "states more than before: \(after.states - before.states)",
      growth < 1000 ? "no growth" : "\(growth) bytes more each time",
    ])
    dismissWindow()
  }

  /// Presents each of the four, and returns how many of them were seen.
  private func round() async -> Int {
    var shown = 0
    isShown = true
    shown += await waitForWindows(2)
    isShown = false
    await waitForWindows(1)
    item = Presented(id: dismissals)
    shown += await waitForWindows(2)
    mayStay = false
    await waitForWindows(1)
    mayStay = true
    for question in [$asks, $chooses] {
      question.wrappedValue = true
      shown += await waitForWindows(2)
      closeForemost()
      await waitForWindows(1)
    }
    return shown
  }

  /// Waits until there are that many windows, and returns how many there are over this one.
  @discardableResult
  private func waitForWindows(_ count: Int) async -> Int {
    for _ in 1...10_000 where Left.now.windows != count { await turn() }
    return Int(Left.now.windows) - 1
  }

  /// Closes what is in front, as a person does.
  private func closeForemost() {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      let candidate = window.assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_get_modal(candidate) != 0 { gtk_window_close(candidate) }
    }
  }
}

/// Dismisses itself once it may not stay.
private struct LeavingView: View {
  let mayStay: Bool
  @State private var kept = Kept()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Leaving").padding().onChange(of: mayStay) { if !mayStay { dismiss() } }
  }
}

/// What a question says; it has state.
private struct KeepingText: View {
  @State private var kept = Kept()

  var body: some View { Text("It says more.") }
}
