import CAllocationCounter
import CGTK
import Foundation
@_spi(Inspection) import GTKBackend
import PortableUI

/// Opens a window and closes it a thousand times, and says what is left of that.
struct RoundsView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text("Windows come and go.").task { await run() }
  }

  private func run() async {
    // Caches of fonts, styles and icons fill up at first.
    for _ in 1...500 { await round() }
    let before = Left.now
    for _ in 1...500 { await round() }
    let after = Left.now
    let growth = (after.bytes - before.bytes) / 500
    write([
      "windows: \(after.windows)", "widgets more than before: \(after.widgets - before.widgets)",
      "states more than before: \(after.states - before.states)",
      growth < 1000 ? "no growth" : "\(growth) bytes more each time",
    ])
    dismissWindow()
  }

  private func round() async {
    openWindow(id: "round")
    await turn()
    dismissWindow(id: "round")
    await turn()
  }

}

/// Lets the main loop do all it has to do.
@MainActor
func turn() async {
  await Task.detached {}.value
  await withCheckedContinuation { continuation in
    let resuming = Unmanaged.passRetained(Resuming(continuation)).toOpaque()
    g_idle_add_full(
      G_PRIORITY_LOW,
      { resuming in
        Unmanaged<Resuming>.fromOpaque(resuming!).takeRetainedValue().continuation.resume()
        return 0
      }, resuming, nil)
  }
}

/// Lets a task go on.
final class Resuming: Sendable {
  let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}

/// A window with something of everything.
struct RoundView: View {
  @State private var kept = Kept()
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Text("Round").font(.title)
      TextField("Name", text: $name)
      Toggle("Switch", isOn: $isOn)
      Slider(value: $volume)
      ProgressView(value: volume)
      Picker("Choice", selection: $volume) {
        Text("Half").tag(0.5)
        Text("Full").tag(1.0)
      }
      HStack {
        Image(systemName: "star")
        Button("Press") {}
        Circle().fill(.red).frame(width: 20, height: 20).opacity(0.5)
      }
    }
    .padding()
  }
}

/// Counts what views keep alive.
@MainActor
final class Kept {
  private(set) static var count = 0

  init() { Kept.count += 1 }

  isolated deinit { Kept.count -= 1 }
}

/// What is there of windows.
@MainActor
struct Left {
  let windows: guint
  let widgets: Int
  let states: Int
  let bytes: Int

  static var now: Left {
    Left(
      windows: g_list_model_get_n_items(gtk_window_get_toplevels()),
      widgets: Inspection.widgetCount, states: Kept.count, bytes: Int(allocated_bytes()))
  }
}
