import SwiftUI

/// What has just happened, and what can be done about it.
struct NoticeBar: View {
  let words: String
  let action: String
  let perform: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        Text(words)
        Spacer()
        Button(action) { perform() }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
    }
    .background(.bar)
  }
}
