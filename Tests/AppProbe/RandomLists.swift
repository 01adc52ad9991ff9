import CGTK
import Foundation
@_spi(Inspection) @_spi(Measuring) import GTKBackend
import PortableUI
import ProbeViews

/// Changes a list in another window at random, and says where GTK shows something else than a plain model
/// says.
struct RandomListsView: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var isRunning = false

  var body: some View {
    Button("Start") { isRunning = true }
      .task(id: isRunning) { if isRunning { await run() } }
  }

  private func run() async {
    let wanted = ProcessInfo.processInfo.environment["RANDOM_LISTS"].flatMap { Int($0) } ?? 150
    let lists = RandomLists(seed: 1)
    for batch in 1...wanted {
      guard let fault = await lists.fault(in: batch) else { continue }
      write(["batch \(batch): \(fault)"])
      break
    }
    write(["made \(lists.batches) batches"])
    dismissWindow()
  }
}

/// The list and what it is to show.
@MainActor
private final class RandomLists {
  private let model = RandomParts()
  private var random: RandomParts.Numbers
  private let window: MeasuredWindow
  private(set) var batches = 0

  /// How often the window is looked at as GTK has arranged and painted it.
  private static let stepsToPicture = 25

  private var native: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(window.native) }

  init(seed: UInt64) {
    random = RandomParts.Numbers(seed: seed)
    window = MeasuredWindow(RandomPartsList(model), size: CGSize(width: 300, height: 500))
    gtk_window_present(UnsafeMutablePointer(window.native))
  }

  /// Makes some changes and does something as a person. Returns what is shown that should not be.
  func fault(in batch: Int) async -> String? {
    for _ in 0...random.below(3) { model.change(&random) }
    window.showChanges()
    if let fault = faultInRows() { return fault }
    if let fault = act() { return fault }
    window.showChanges()
    if let fault = faultInRows() { return fault + ", after an act" }
    if batch.isMultiple(of: Self.stepsToPicture) {
      await waitForPicture(of: native)
      if let fault = faultInSight() { return fault }
    }
    batches += 1
    return nil
  }

  // MARK: What is shown

  /// What of all rows GTK has widgets for: those in sight, and some beyond the edges.
  private func faultInRows() -> String? {
    let shown = shown
    if shown.isEmpty { return "nothing is shown" }
    var rest = model.words[...]
    for words in shown.map(\.words) {
      guard let place = rest.firstIndex(of: words) else { return "\(words) is out of its place" }
      rest = rest[(place + 1)...]
    }
    let selected = Set(model.selectedWords)
    let wrong = shown.first { $0.isInSelectedRow != selected.contains($0.words) }
    return wrong.map { "\($0) looks wrong" }
  }

  /// What GTK has arranged in sight: all rows without a gap, and none over another.
  private func faultInSight() -> String? {
    let height = Double(gtk_widget_get_height(native))
    let seen = shown.filter { $0.frame.maxY > 0 && $0.frame.minY < height }
    for (above, below) in zip(seen, seen.dropFirst()) where above.frame.maxY > below.frame.minY {
      return "\(above) lies over \(below)"
    }
    guard let first = seen.first, let last = seen.last else { return "nothing is in sight" }
    let (words, all) = (seen.map(\.words), model.words)
    let start = all.firstIndex(of: first.words) ?? 0
    if Array(all[start...].prefix(words.count)) != words { return "\(words) are in sight" }
    let room = 60.0
    if first.frame.minY > room, first.words != all.first { return "\(first) is the first" }
    if last.frame.maxY < height - room, last.words != all.last { return "\(last) is the last" }
    return nil
  }

  private var shown: [ShownWords] { Inspection.words(of: window.rootElement, in: window.native) }

  // MARK: What a person does

  private func act() -> String? {
    let items = model.items
    let all = items.compactMap { item in
      row(saying: model.words(of: item), in: window.rootElement).map { (item.id, $0) }
    }
    guard let (id, row) = all.randomElement(using: &random) else { return nil }
    let before = model.selection
    switch random.below(6) {
    case 0:
      row.receive(.pick([]))
      return model.selection == [id] ? nil : "\(model.selection) is selected by a click on \(id)"
    case 1:
      row.receive(.pick(.control))
      return model.selection == before.symmetricDifference([id])
        ? nil : "\(model.selection) is selected, it was \(before) before \(id)"
    case 2 where items.count > 60:
      row.receive(.pick([]))
      window.showChanges()
      window.pressInList(.delete, [])
      return model.items == items.filter { $0.id != id } ? nil : "\(id) was to be deleted"
    case 3:
      model.mark(id)
      return nil
    default:
      _ = window.scroll(by: random.below(100) < 50 ? 300 : -300)
      return nil
    }
  }

  /// The row whose text says `words`.
  private func row(saying words: String, in element: Element) -> Element? {
    if case .layer(let layer) = element.content, layer.row != nil {
      return says(words, element) ? element : nil
    }
    return element.children.lazy.compactMap { self.row(saying: words, in: $0) }.first
  }

  private func says(_ words: String, _ element: Element) -> Bool {
    if case .text(let text) = element.content, text.text == words { return true }
    return element.children.contains { says(words, $0) }
  }
}

/// Waits until GTK has arranged and painted `widget`.
@MainActor
private func waitForPicture(of widget: UnsafeMutablePointer<GtkWidget>) async {
  // The second tick comes when all that the first one brought about has been painted.
  for _ in 1...2 {
    gtk_widget_queue_draw(widget)
    await withCheckedContinuation { continuation in
      let resuming = Unmanaged.passRetained(Resuming(continuation)).toOpaque()
      gtk_widget_add_tick_callback(
        widget,
        { _, _, resuming in
          Unmanaged<Resuming>.fromOpaque(resuming!).takeRetainedValue().continuation.resume()
          return 0
        }, resuming, nil)
    }
  }
}
