import SwiftUI

/// One message of a conversation.
struct MessageCard: View {
  let message: Message
  @Binding var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        isOpen.toggle()
      } label: {
        heading.contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(message.sender.name), \(isOpen ? "open" : message.preview)")
      if isOpen {
        Text(message.body).textSelection(.enabled)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }

  private var heading: some View {
    HStack(spacing: 12) {
      Text(message.sender.initials)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(message.sender.tint, in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(message.sender.name).font(.headline).lineLimit(1)
          Spacer()
          Text(message.date, format: .dateTime.day().month().hour().minute())
            .font(.caption)
            .foregroundStyle(.secondary)
            .fixedSize()
        }
        Text(
          isOpen ? "To \(message.recipients.map(\.name).joined(separator: ", "))" : message.preview
        )
        .font(.callout)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
    }
  }
}

extension Person {
  /// A colour of their own, the same each time.
  fileprivate var tint: Color {
    let tints: [Color] = [.blue, .purple, .pink, .orange, .teal, .indigo, .brown]
    return tints[address.unicodeScalars.reduce(0) { $0 + Int($1.value) } % tints.count]
  }
}
