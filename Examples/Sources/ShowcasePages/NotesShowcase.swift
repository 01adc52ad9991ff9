import NotesFeature
import SwiftUI

/// Notes, and how far their service is away: a person can choose that, to see what becomes of what they do.
struct NotesShowcase: View {
  @State private var service = SampleNotes()
  @State private var distance = SampleNotes.Distance.near

  var body: some View {
    VStack(spacing: 0) {
      Picker("Service", selection: $distance) {
        ForEach(SampleNotes.Distance.allCases) { Text($0.rawValue) }
      }
      .padding(.top, 8)
      NotesView(service: service)
    }
    .task(id: distance) { await service.move(to: distance) }
  }
}
