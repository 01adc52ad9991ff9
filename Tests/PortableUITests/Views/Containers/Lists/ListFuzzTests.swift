import Foundation
import PortableUI
import ProbeViews
import Testing
import ViewTesting

/// Lists in sections whose rows come, go, move and change at random while a person selects, deletes and
/// scrolls: what is seen must be what a plain model says, with the state of each row its own.
@MainActor
struct ListFuzzTests {
  /// How many batches of changes; more by `RANDOM_LISTS` in the environment.
  private static let batches =
    ProcessInfo.processInfo.environment["RANDOM_LISTS"].flatMap { Int($0) } ?? 300

  @Test(arguments: 1...3)
  func `after any changes one sees what a plain model says`(_ seed: UInt64) throws {
    var random = RandomParts.Numbers(seed: seed)
    let model = RandomParts()
    let screen = Screen(RandomPartsList(model), size: CGSize(width: 300, height: 500))
    for batch in 1...Self.batches / 3 {
      for _ in 0...random.below(3) { model.change(&random) }
      let place = "seed \(seed), batch \(batch)"
      try check(screen, model, place)
      try act(on: screen, model, &random)
      try check(screen, model, place + ", after an act")
    }
  }

  private func check(_ screen: Screen, _ model: RandomParts, _ place: String) throws {
    screen.graph.runFrame()
    let (seen, words) = (screen.texts, model.words)
    guard let first = seen.first else {
      #expect(words.isEmpty, "nothing is seen: \(place)")
      return
    }
    let start = try #require(words.firstIndex(of: first), "\(first) is seen: \(place)")
    try #require(Array(words[start...].prefix(seen.count)) == seen, "\(place)")
    // Rows beyond the edge are made, too.
    let (shown, selected) = (screen.selectedRows, model.selectedWords)
    try #require(shown.allSatisfy(selected.contains), "\(shown) of \(selected): \(place)")
    try #require(shown.filter(seen.contains) == selected.filter(seen.contains), "\(place)")
  }

  /// What a person does.
  private func act(
    on screen: Screen, _ model: RandomParts, _ random: inout RandomParts.Numbers
  ) throws {
    let items = model.items
    let rows = items.map { ($0.id, model.words(of: $0)) }
    guard let (id, row) = rows.filter({ screen.exists(.row($0.1)) }).randomElement(using: &random)
    else { return }
    let before = model.selection
    switch random.below(8) {
    // Rows near the edge are made, and not in sight.
    case 0 where (try? screen.select(.row(row))) != nil:
      #expect(model.selection == [id])
    case 1 where (try? screen.select(.row(row), modifiers: .command)) != nil:
      #expect(model.selection == before.symmetricDifference([id]))
    case 2 where items.count > 60 && (try? screen.select(.row(row))) != nil:
      try screen.press(.delete)
      #expect(model.items == items.filter { $0.id != id })
    case 3: model.mark(id)
    case 4 where items.count > 1 && (try? screen.select(.row(row))) != nil:
      // The app selects something else, wherever that is.
      let chosen = random.below(items.count - 1)
      model.selection = [items[chosen].id]
      try screen.press(.downArrow, modifiers: .shift)
      #expect(model.selection == [items[chosen].id, items[chosen + 1].id])
    case 5 where items.count > 1 && (try? screen.select(.row(row))) != nil:
      try goPast(id, on: screen, model, &random)
    default: try? screen.swipe(random.below(100) < 50 ? .up : .down)
    }
  }

  /// Has keys go to the row behind the selected one: they are at that, wherever it goes.
  private func goPast(
    _ id: Int, on screen: Screen, _ model: RandomParts, _ random: inout RandomParts.Numbers
  ) throws {
    let items = model.items
    let next = items.drop { $0.id != id }.dropFirst().first
    try screen.press(.downArrow, modifiers: .control)
    #expect(model.selection == [id])
    guard let next else { return }
    #expect(screen.focused == model.words(of: next))
    for _ in 0...random.below(3) { model.change(&random) }
    guard model.items.contains(where: { $0.id == next.id }) else { return }
    try screen.press(.space, modifiers: .control)
    #expect(model.selection == [id, next.id])
  }
}
