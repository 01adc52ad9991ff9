import Foundation

/// Conversations that were written in last on one day.
struct Day: Identifiable {
  /// When it begins.
  let id: Date
  let conversations: [Conversation]

  /// What it is called on the day `today`.
  func title(on today: Date) -> String {
    let calendar = Calendar.current
    let distance = calendar.dateComponents([.day], from: id, to: calendar.startOfDay(for: today))
      .day
    return switch distance {
    case 0: "Today"
    case 1: "Yesterday"
    default: id.formatted(.dateTime.weekday(.wide).day().month(.wide))
    }
  }

  /// The days of `conversations`, in their order.
  static func days(of conversations: [Conversation]) -> [Day] {
    var starts: [Date] = []
    let byDay = Dictionary(grouping: conversations) { conversation in
      let start = Calendar.current.startOfDay(for: conversation.newest.date)
      if starts.last != start { starts.append(start) }
      return start
    }
    return starts.map { Day(id: $0, conversations: byDay[$0] ?? []) }
  }
}
