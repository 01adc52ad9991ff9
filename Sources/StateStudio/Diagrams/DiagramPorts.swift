/// Where on the edge of a box arrows begin and end: beside each other, in the order of where they go.
struct DiagramPorts {
  private var offsets: [PortKey: Double] = [:]

  private struct PortKey: Hashable {
    let arrow: Int
    let isUpper: Bool
  }

  init(layers: Layers, rows: [[LayerItem]], chains: [[Int]]) {
    var groups: [[Int]: [(key: PortKey, x: Double)]] = [:]
    for (number, chain) in chains.enumerated() {
      let (up, down) = layers.arrows[number].ends
      let top = (layers.ranks[up] ?? 0) * 2
      let last = top + chain.count - 1
      groups[[up, 0], default: []].append(
        (PortKey(arrow: number, isUpper: true), rows[top + 1][chain[1]].x))
      groups[[down, 1], default: []].append(
        (PortKey(arrow: number, isUpper: false), rows[last - 1][chain[chain.count - 2]].x))
    }
    for group in groups.values {
      let step = min(16, 52 / Double(group.count))
      for (place, port) in group.sorted(by: { ($0.x, $0.key.arrow) < ($1.x, $1.key.arrow) })
        .enumerated()
      {
        offsets[port.key] = (Double(place) - Double(group.count - 1) / 2) * step
      }
    }
  }

  func offset(_ arrow: Int, isUpper: Bool) -> Double {
    offsets[PortKey(arrow: arrow, isUpper: isUpper)] ?? 0
  }
}
