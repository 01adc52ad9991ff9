import LayoutEngine

/// Random numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &self) == 0
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

extension Dice {
  mutating func proposal() -> Proposal {
    func length(_ dice: inout Dice) -> Double? {
      dice.pick([nil, 0, dice.number(1...60), dice.number(60...400), dice.number(60...400)])
    }
    return Proposal(width: length(&self), height: length(&self))
  }

  mutating func leaf() -> Leaf {
    switch Int.random(in: 0..<6, using: &self) {
    case 0, 1:
      let size = Size(width: number(0...60), height: number(1...40))
      return .text(size, baseline: chance(2) ? size.height * 0.75 : nil)
    case 2: return .words((0..<Int.random(in: 1...5, using: &self)).map { _ in number(5...40) })
    case 3: return .fill(FillLeaf())
    case 4: return .spacer(minLength: chance(2) ? nil : number(0...20))
    default:
      let natural = Size(width: 100, height: 20)
      return .stretch(
        StretchLeaf(.horizontal, natural: natural, least: Size(width: 40, height: 20)))
    }
  }

  /// A tree with every rule that keeps its children where a person would look for them.
  mutating func tree(depth: Int) -> Node {
    guard depth > 0, !chance(6) else { return Node(.leaf(leaf())) }
    if chance(2) {
      let children = (0..<Int.random(in: 0...4, using: &self)).map { _ in tree(depth: depth - 1) }
      return Node(.rule(container()), children)
    }
    let child = tree(depth: depth - 1)
    if chance(8) { return Node(.priority(number(-1...2)), [child]) }
    if chance(8) {
      let value = number(-10...20)
      let guide = pick([Guide.leading, .trailing, .top, .firstTextBaseline])
      return Node(.guide(guide) { _, _ in value }, [child])
    }
    return Node(.rule(wrapper()), [child])
  }

  private mutating func container() -> any LayoutRule {
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1, 2:
      let guide = pick([Guide.verticalCenter, .top, .bottom, .firstTextBaseline])
      return Stack(.horizontal, alignment: guide, spacing: chance(2) ? nil : number(0...20))
    case 3, 4, 5:
      let guide = pick([Guide.horizontalCenter, .leading, .trailing])
      return Stack(.vertical, alignment: guide, spacing: chance(2) ? nil : number(0...20))
    case 6: return LayeredStack(alignment: pick([.center, .topLeading]))
    default:
      let tracks = [GridTrack(.flexible(least: 10, most: .infinity)), GridTrack(.fixed(30))]
      return TrackGrid(.vertical, tracks: tracks, alignment: .horizontalCenter)
    }
  }

  private mutating func wrapper() -> any LayoutRule {
    switch Int.random(in: 0..<7, using: &self) {
    case 0:
      return Padding(
        Insets(
          top: number(0...10), leading: number(0...10), bottom: number(0...10),
          trailing: number(0...10)))
    case 1: return FixedFrame(width: chance(2) ? nil : number(0...80), height: nil)
    case 2: return FixedFrame(width: nil, height: number(0...80), alignment: .topLeading)
    case 3:
      let least = chance(2) ? nil : number(0...40)
      let most = pick([nil, .infinity, number(40...90)])
      return FlexibleFrame(width: Limits(least: least, most: most), height: Limits(most: most))
    case 4: return IdealSize(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    case 5: return AspectRatio(pick([nil, 1, 2, 0.5]), mode: pick([.fit, .fill]))
    default: return Viewport(pick([.horizontal, .vertical]))
    }
  }
}
