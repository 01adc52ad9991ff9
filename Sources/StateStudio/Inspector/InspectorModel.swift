import Threads
import ViewPlatform

/// What an inspector shows, and what a person chose in it.
@MainActor
final class InspectorModel: ObservableObject {
  let history: StateHistory
  private let isOwn: Bool
  let view: TestedView
  private var key: Int?

  /// How many of the newest entries are looked at: all of a long run would take too long for a frame.
  @Published var depth = InspectorModel.page
  @Published var filter = ""
  @Published var selection: StateEntry.ID?
  @Published private(set) var pins: [StateEntry] = []
  @Published var feature: String?
  @Published var instance: LiveInstance.ID?

  static let page = 1_000

  init(_ history: StateHistory?, testing view: TestedView) {
    self.view = view
    isOwn = history == nil
    self.history = history ?? StateHistory()
    // What views ask for when they appear is recorded, too.
    if isOwn { self.history.start() }
  }

  deinit { if isOwn { history.stop() } }

  /// Follows the history, and records where it is the inspector's own.
  func begin() {
    if isOwn {
      history.start()
      history.appendWhereAsked()
    }
    guard key == nil else { return }
    let model = WeakModel(self)
    key = history.followers.add { onMain { model.model?.objectWillChange.send() } }
  }

  /// Leaves everything as it was found.
  func end() {
    history.resume()
    if isOwn { history.stop() }
    if let key { history.followers.remove(key) }
    key = nil
  }
}

/// A model that this does not keep alive.
private struct WeakModel: Sendable {
  private(set) weak var model: InspectorModel?

  init(_ model: InspectorModel) { self.model = model }
}

// MARK: The timeline

extension InspectorModel {
  /// The entries that the filter lets through, the newest first, each with what it caused below it.
  var rows: [TimelineTree.Row] {
    let words = filter.lowercased().split(separator: " ").map(String.init)
    let entries = history.latest(depth)
    guard !words.isEmpty else { return TimelineTree(entries).rows }
    return TimelineTree(
      entries.filter { entry in
        let text = entry.searchText
        return words.allSatisfy { text.contains($0) }
      }
    ).rows
  }

  /// Whether there are entries that are too old to be among ``rows``.
  var hasOlder: Bool { history.count > depth }

  func showOlder() { depth += Self.page }

  var selected: StateEntry? {
    guard let selection else { return nil }
    return history.latest(depth).last { $0.id == selection }
  }
}

extension StateEntry {
  /// What a filter looks into.
  fileprivate var searchText: String {
    """
    \(feature) #\(instance) \(labelBefore) \(label) \(action ?? "") \(place ?? "") \(because ?? "") \
    \(awaitedBefore ?? "")
    """
    .lowercased()
  }

  /// What it says in one line: the cases, or else which parts are not the same.
  var title: String {
    let parts = changedParts
    let what = parts.isEmpty ? "\(labelBefore) → \(label)" : parts.joined(separator: ", ")
    return "\(feature) #\(instance): \(what)"
  }

  /// Of a state that is no enumeration, which of its own parts differ, as far as they can be compared.
  private var changedParts: [String] {
    guard let old = stateBefore, let new = state, !isEnumeration(new) else { return [] }
    let (before, after) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    guard before.count == after.count else { return [] }
    return zip(before, after).compactMap { before, after in
      let isChanged = after.value is any Equatable && !areEqual(before.value, after.value)
      return isChanged ? after.label : nil
    }
  }
}

// MARK: Comparing

extension InspectorModel {
  /// Keeps `entry` to be compared with another one; of two that are kept already, the older one goes.
  func pin(_ entry: StateEntry) {
    pins = Array((pins.filter { $0.id != entry.id } + [entry]).suffix(2))
  }

  func unpin() { pins = [] }

  /// The entries to be compared: both that are pinned, or the one that is with `entry`.
  func compared(with entry: StateEntry) -> (StateEntry, StateEntry)? {
    guard let first = pins.first else { return nil }
    let other = pins.count > 1 ? pins[1] : entry
    return first.id == other.id ? nil : (first, other)
  }
}

// MARK: Travelling

extension InspectorModel {
  var isTravelling: Bool { history.travelledTo != nil }

  /// Shows the moment of the entry that is selected.
  func travel() {
    if let selected { show(selected) }
  }

  /// Shows the moment before, or after, the one that is seen.
  func step(by distance: Int) {
    let entries = history.latest(depth)
    let present = history.travelledTo ?? (distance < 0 ? entries.last?.id : nil)
    guard let index = entries.lastIndex(where: { $0.id == present }) else { return }
    let next = index + distance
    guard entries.indices.contains(next) else {
      if next == entries.count { resume() }
      return
    }
    selection = entries[next].id
    show(entries[next])
  }

  func resume() {
    history.resume()
    objectWillChange.send()
  }

  /// Lets the moment that is seen be the present.
  func goOn() {
    guard let id = history.travelledTo else { return }
    guard let entry = history.latest(depth).last(where: { $0.id == id }) else { return }
    history.goOn(from: entry)
    objectWillChange.send()
  }

  /// What the history says of itself comes a turn later: a person sees at once what they did.
  private func show(_ entry: StateEntry) {
    history.travel(to: entry)
    objectWillChange.send()
  }
}
