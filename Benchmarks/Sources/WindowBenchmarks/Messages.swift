import Foundation
import PortableCombine
import PortableUI

/// What a list shows and what is selected of it.
final class Messages: ObservableObject {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Published var items: [Item]
  @Published var selection: Set<Int> = []
  private var next: Int

  init(_ count: Int) {
    items = (0..<count).map { Item(id: $0, name: "Item \($0)") }
    next = count
  }

  private var middle: Int { items.count / 2 }

  /// Gives one of the first items, which are seen, another name.
  func rename(to name: String) { items[5].name = name }

  /// Puts a new item into the middle, or takes the one there away.
  func change(inserting: Bool) {
    guard inserting else {
      items.remove(at: middle)
      return
    }
    items.insert(Item(id: next, name: "New"), at: middle)
    next += 1
  }
}

/// The same in a list, several of whose rows can be selected.
struct MessageList: View {
  @ObservedObject var messages: Messages

  var body: some View {
    List(selection: $messages.selection) {
      ForEach(messages.items) { MessageRow(name: $0.name) }
    }
  }
}

private struct MessageRow: View {
  let name: String

  var body: some View { Text(verbatim: name) }
}

extension CGSize {
  /// That of the windows that are measured.
  static let window = CGSize(width: 400, height: 600)
}
