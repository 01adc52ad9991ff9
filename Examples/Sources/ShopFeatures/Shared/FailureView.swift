import SwiftUI

/// Says why something is not there, and asks again.
struct FailureView: View {
  let title: LocalizedStringKey
  let reason: String
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "wifi.slash")
    } description: {
      Text(reason)
    } actions: {
      Button("Retry", action: retry).buttonStyle(.borderedProminent)
    }
  }
}

/// Says what a person should know, above what they do.
struct NoticeView: View {
  let words: String

  var body: some View {
    Label(words, systemImage: "exclamationmark.triangle")
      .font(.callout)
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.orange.opacity(0.2), in: .rect(cornerRadius: 8))
  }
}
