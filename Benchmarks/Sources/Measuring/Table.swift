/// Prints outcomes, one line each, as they come.
struct Table {
  let suite: Suite
  let widestName: Int
  private var misses: [String] = []

  init(suite: Suite, widestName: Int) {
    self.suite = suite
    self.widestName = widestName
  }

  func printHeading() {
    Swift.print(
      """
      \(suite.unit.rawValue) per event, or bytes. "plain": \(suite.plain),
      in turns with ours. "min" and "median" of ours; "ratio" of the least of both; "blocks" ours
      allocated.
      """)
    if let peer = suite.peer {
      Swift.print(
        """
        "\(peer)" was measured on a machine of the same class, not in this run; "faster" than that,
        by "min".
        """)
    }
    Swift.print()
    line(
      "",
      ["plain", "min", "median", "ratio", "blocks", "aim", ""]
        + (suite.peer.map { [$0, "faster"] } ?? []))
  }

  mutating func print(_ one: Case, _ outcome: Outcome) {
    let isMet = one.aim?.isMet(by: outcome)
    if isMet == false { misses.append(one.name) }
    line(
      one.name,
      [
        number(outcome.plain), number(outcome.least), number(outcome.median),
        number(outcome.ratio) + "×", number(outcome.allocations), one.aim.map(text) ?? "",
        isMet.map { $0 ? "met" : "MISSED" } ?? "",
        one.peer.map(number) ?? "",
        one.peer.map { number($0 / outcome.least) + "×" } ?? "",
      ])
  }

  func printSummary() {
    Swift.print(
      misses.isEmpty
        ? "\nEvery aim is met." : "\nAbove the aim: \(misses.joined(separator: "; "))")
  }

  /// One object per line.
  func printForMachines(_ one: Case, _ outcome: Outcome) {
    Swift.print(
      """
      {"case": "\(one.name)", "plain": \(outcome.plain), "min": \(outcome.least), \
      "median": \(outcome.median), "ratio": \(outcome.ratio), "blocks": \(outcome.allocations)}
      """)
  }

  private func line(_ name: String, _ cells: [String]) {
    let widths = [10, 9, 9, 8, 8, 9, 8, 13, 8]
    let padded = zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }
    let gap = String(repeating: " ", count: widestName - name.count)
    Swift.print(name + gap + padded.joined())
  }

  private func text(_ aim: Aim) -> String {
    switch aim {
    case .atMost(let bound): "≤ " + number(bound)
    case .timesTheOther(let bound): "≤ " + number(bound) + "×"
    }
  }

  /// Three digits at least, whole numbers without a fraction.
  private func number(_ value: Double) -> String {
    if value >= 100 || value == value.rounded() { return "\(Int(value.rounded()))" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
