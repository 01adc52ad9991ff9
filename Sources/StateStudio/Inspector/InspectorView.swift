import Foundation
import ViewPlatform

/// All that an inspector shows.
struct InspectorView: View {
  @ObservedObject var model: InspectorModel
  let close: @MainActor () -> Void
  @State private var page = Page.timeline

  enum Page: String, CaseIterable, Identifiable {
    case timeline = "Timeline"
    case features = "Features"
    case diagram = "Diagram"
    case run = "Run"

    var id: Self { self }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Show", selection: $page) {
        ForEach(Page.allCases) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      TravelBar(model: model)
      HStack {
        Text(model.isTravelling ? "This is the past." : "This is now.")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Close", action: close).keyboardShortcut(.cancelAction)
      }
      switch page {
      case .timeline: TimelinePage(model: model)
      case .features: FeaturesPage(model: model)
      case .diagram: DiagramPage(model: model)
      case .run: RunPage(model: model)
      }
    }
    .padding()
    .frame(minWidth: 480, idealWidth: 600, minHeight: 520, idealHeight: 640)
  }
}

/// The way back in time, and on from there.
private struct TravelBar: View {
  @ObservedObject var model: InspectorModel

  var body: some View {
    HStack {
      Button("Back") { model.step(by: -1) }
        .keyboardShortcut(.leftArrow, modifiers: .control)
      Button("Forward") { model.step(by: 1) }
        .keyboardShortcut(.rightArrow, modifiers: .control)
        .disabled(!model.isTravelling)
      Button("Return to Now") { model.resume() }
        .keyboardShortcut("n", modifiers: [.control, .shift])
        .disabled(!model.isTravelling)
      Button("Go On from Here") { model.goOn() }
        .keyboardShortcut("g", modifiers: .control)
        .disabled(!model.isTravelling)
    }
  }
}
