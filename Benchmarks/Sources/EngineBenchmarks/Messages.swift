import PortableCombine
import PortableUI

/// What a list of items shows and what is selected of it.
final class Messages: ObservableObject {
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

  /// Puts a new item into the middle.
  func insert() {
    items.insert(Item(id: next, name: "New"), at: middle)
    next += 1
  }

  /// Takes the item in the middle away.
  func remove() { items.remove(at: middle) }

  /// Moves the item in the middle up by ten.
  func move() { items.insert(items.remove(at: middle), at: middle - 10) }
}

/// The same in a list as a person knows it, with a selection.
struct MessageList: View {
  @ObservedObject var messages: Messages

  var body: some View {
    List(selection: $messages.selection) { ForEach(messages.items) { ItemRow(item: $0) } }
  }
}
