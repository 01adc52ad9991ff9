import LayoutEngine
import Testing

/// One golden layout: a tree, what it is offered, and a frame for every node, worked out by hand.
///
/// Written as
///
///     == A name that says the rule
///     The reason, with the arithmetic.
///     > 200 x 100
///     hstack        = 0 0 200 16
///       text 30x16  = 0 0 30 16
///       spacer      = 30 0 170 16
///
/// Frames are x, y, width, height in the root's coordinates; `-` is a node that is not shown.
struct Fixture: CustomTestStringConvertible {
  struct Line {
    var depth: Int
    var element: String
    var expected: String
    var index: Int
  }

  var name: String
  var reason: String
  var proposal: Proposal
  var lines: [Line]
  var file: String

  var testDescription: String { name }

  /// The nodes in the order of the lines, the root first.
  func nodes() throws -> [Node] {
    var rest = lines[...]
    let root = try build(&rest, depth: 0)
    guard rest.isEmpty else { throw FixtureError("more than one root in '\(name)'") }
    return root.all
  }

  /// What the engine makes of the tree, line by line.
  func actual() throws -> [String] {
    let nodes = try nodes()
    nodes[0].layout(for: proposal)
    return nodes.map { $0.frame.map(Fixture.describe) ?? "-" }
  }

  private func build(_ rest: inout ArraySlice<Line>, depth: Int) throws -> Node {
    let line = rest.removeFirst()
    guard line.depth == depth else { throw FixtureError("bad indent at '\(line.element)'") }
    var children: [Node] = []
    while let next = rest.first, next.depth > depth {
      children.append(try build(&rest, depth: depth + 1))
    }
    return try Element(line.element).node(children)
  }

  private static func describe(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.size.width, frame.size.height].map(describe)
      .joined(separator: " ")
  }

  /// A number with at most three decimals and no zeros that say nothing.
  private static func describe(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let thousandths = (number * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}

/// What is wrong with a fixture as it is written.
struct FixtureError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
