import SwiftUI
import ViewStore

/// A sheet in which photos are sent to others.
struct ShareView: View {
  @StateObject private var store: ShareViewStore
  @Environment(\.dismiss) private var dismiss

  init(store: @autoclosure @escaping () -> ShareViewStore) {
    _store = StateObject(wrappedValue: store())
  }

  private var state: ShareViewStore.ViewState { store.viewState }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(state.photos) { Text($0.title) }
      if let progress = state.progress { ProgressView("Sharing", value: progress) }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Share") { store.send(.share(state.photos)) }.disabled(!state.canShare)
      }
    }
    .padding(24)
    .frame(width: 320)
    .navigationTitle("Share")
    .alert(
      "The photos were not shared", isPresented: store.failureAlert, presenting: state.failure
    ) { _ in
      Button("OK") {}
    } message: { reason in
      Text(reason)
    }
  }
}
