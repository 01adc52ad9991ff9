import Foundation
import LayoutEngine

extension ViewSolver {
  /// A number made of variables.
  struct Sum {
    var terms: [LayoutConstraint.Term] = []
    var constant = 0.0

    init(constant: Double = 0) { self.constant = constant }

    init(_ variable: LayoutVariable) { terms = [LayoutConstraint.Term(variable)] }

    mutating func add(_ other: Sum, times factor: Double = 1) {
      for term in other.terms {
        terms.append(LayoutConstraint.Term(term.variable, times: term.factor * factor))
      }
      constant += other.constant * factor
    }

    var half: Sum {
      var half = Sum()
      half.add(self, times: 0.5)
      return half
    }

    static func + (lhs: Sum, rhs: Sum) -> Sum {
      var sum = lhs
      sum.add(rhs)
      return sum
    }
  }

  /// Where something stands.
  struct Place {
    var x = Sum()
    var y = Sum()
    var width = Sum()
    var height = Sum()

    func inset(by insets: UIEdgeInsets) -> Place {
      var place = self
      place.x.constant += Double(insets.left)
      place.y.constant += Double(insets.top)
      place.width.constant -= Double(insets.left + insets.right)
      place.height.constant -= Double(insets.top + insets.bottom)
      return place
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same without margins, and whether there were any.
  var withoutMargins: (NSLayoutConstraint.Attribute, Bool) {
    switch self {
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }
}
