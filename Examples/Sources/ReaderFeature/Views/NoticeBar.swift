import SwiftUI

/// A sentence at the foot of a list.
struct NoticeBar: View {
  let words: Text
  let dismiss: () -> Void

  var body: some View {
    HStack {
      words.font(.callout)
      Spacer()
      Button("OK") { dismiss() }
    }
    .padding(10)
    .background(.bar)
    .accessibilityElement(children: .contain)
  }
}

/// Says which feeds did not come.
struct IncompleteNotice: View {
  let incomplete: RefreshViewState.Incomplete
  let dismiss: () -> Void

  var body: some View {
    if let first = incomplete.failures.first, incomplete.failures.count == 1 {
      NoticeBar(words: Text("\(first.feed.title): \(first.error.words)"), dismiss: dismiss)
    } else {
      NoticeBar(words: Text("\(incomplete.failures.count) feeds did not come."), dismiss: dismiss)
    }
  }
}
