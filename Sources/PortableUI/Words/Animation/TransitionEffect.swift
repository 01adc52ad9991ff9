import Foundation
import LayoutEngine

/// One way in which a view that is not there yet, or any more, differs from one that is.
enum TransitionEffect: Sendable {
  case opacity
  case move(Edge)
  case offset(CGSize)
  case scale(Double, UnitPoint)
}
