import LayoutEngine
import PortableUI
import SystemTesting
import Testing

/// Trees of views, changes and taps at random: what grew by changes must look as if built afresh.
@MainActor
struct FuzzTests {
  @Test(arguments: 1...15)
  func `after any changes the screen is what a fresh one shows`(_ seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let kitchen = Kitchen(&random)
    var size = Size(width: 390, height: 844)
    let inspector = Rig(KitchenView(kitchen: kitchen), size: size)
    for step in 1...250 {
      for _ in 0...random.below(3) { act(on: kitchen, inspector, &size, &random) }
      inspector.frame()
      let fresh = Rig(KitchenView(kitchen: kitchen), size: size)
      let difference = difference(inspector.graph.rootElement, fresh.graph.rootElement)
      if let difference {
        Issue.record("seed \(seed), step \(step): \(difference)\n\(kitchen.recipe)")
        return
      }
      #expect(fresh.graph.counts.frames == 1 && !inspector.graph.isFrameNeeded)
    }
  }

  private func act(
    on kitchen: Kitchen, _ inspector: Rig, _ size: inout Size, _ random: inout RandomNumbers
  ) {
    switch random.below(8) {
    case 0: kitchen.theme = random.below(3)
    case 1:
      let buttons = inspector.elements.filter {
        if case .button = $0.content { true } else { false }
      }
      buttons.randomElement(using: &random)?.receive(.press)
    case 2:
      size = Size(width: Double(200 + 50 * random.below(4)), height: 500)
      inspector.graph.resize(to: size)
    default: kitchen.recipe = kitchen.change(kitchen.recipe, &random)
    }
  }

  /// How what is shown by `one` differs from what is shown by `other`.
  private func difference(_ one: Element, _ other: Element) -> String? {
    if one.content != other.content { return "\(one.content) is not \(other.content)" }
    if one.frame != other.frame {
      return "\(one.content) lies at \(one.frame), not \(other.frame)"
    }
    guard one.children.count == other.children.count else {
      return "\(one.children.map(\.content)) is not \(other.children.map(\.content))"
    }
    for (one, other) in zip(one.children, other.children) {
      if let difference = difference(one, other) { return difference }
    }
    return nil
  }
}
