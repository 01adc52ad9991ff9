public import Foundation
import LayoutEngine

/// A flat shape that fills the room it is given.
///
/// As a view it is filled with the colour of texts; `fill` and `stroke` draw it otherwise.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The shape's line in `rect`.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller at every side.
public nonisolated protocol InsettableShape: Shape {
  /// The shape made smaller.
  associatedtype InsetShape: InsettableShape

  /// The shape with each side `amount` further in.
  func inset(by amount: CGFloat) -> InsetShape
}
