import LayoutEngine

/// How far what goes moves, and how it is stretched around its middle.
struct RemovalGoal {
  let distance: Point
  let width: Double
  let height: Double
}
