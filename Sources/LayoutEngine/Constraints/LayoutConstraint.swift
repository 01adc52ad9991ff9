/// A length or a place that constraints decide. It may be negative.
package struct LayoutVariable: Hashable, Sendable {
  /// Its symbol in the tableau of its solver.
  let symbol: Symbol
}

/// A number that is made of variables, and what it shall be: `factor × variable + … (=, ≤ or ≥)
/// constant`.
package struct LayoutConstraint: Sendable {
  package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  package struct Term: Sendable {
    package var variable: LayoutVariable
    package var factor: Double

    package init(_ variable: LayoutVariable, times factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  package var terms: [Term]
  package var relation: Relation
  package var constant: Double

  /// How much it matters. Of two that contradict each other the one that matters more holds,
  /// however many matter less. From ``required`` on it holds in any case.
  package var priority: Double

  /// Asks for `terms` to be at most, exactly or at least `constant`.
  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = LayoutConstraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The priority of what holds in any case.
  package static let required = 1000.0

  var isRequired: Bool { priority >= Self.required }
}

/// A constraint that was added to a solver.
package struct ConstraintID: Hashable, Sendable {
  let index: Int

  /// Tells it from those that had its place before.
  let generation: Int
}

/// What cannot hold together.
package struct ConstraintConflict: Error, Equatable {
  /// The constraints that are there already, in the order in which they were added. Without any of
  /// them the new one could hold.
  package let others: [ConstraintID]
}
