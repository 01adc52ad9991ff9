import Foundation
import Testing

@testable import LayoutEngine

/// Random systems beside a reference: adding, removing and changing constraints in any order.
struct RandomSystemTests {
  private struct Walk {
    var dice: Dice
    var solver = ConstraintSolver()
    var reference: ReferenceSystem
    var variables: [LayoutVariable] = []
    var ids: [ConstraintID] = []
    var story: [String] = []

    init(seed: UInt64) {
      dice = Dice(seed: seed)
      reference = ReferenceSystem(variableCount: Int(dice.number(1...3)))
      for _ in 0..<reference.variableCount { variables.append(solver.makeVariable()) }
    }

    mutating func constraint() -> LayoutConstraint {
      var terms: [LayoutConstraint.Term] = []
      for variable in variables where !dice.chance(3) {
        terms.append(.init(variable, times: dice.pick([1, 1, 1, -1, -1, 2, -2, 0.5])))
      }
      return LayoutConstraint(
        terms, dice.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        dice.number(-10...10),
        priority: dice.pick([250, 250, 500, 750, 999, 1000, 1000, 1000]))
    }

    mutating func step() {
      switch Int(dice.number(0...5)) {
      case 0 where !ids.isEmpty: remove(at: Int.random(in: ids.indices, using: &dice))
      case 1, 2: if !ids.isEmpty { change(at: Int.random(in: ids.indices, using: &dice)) }
      default: if ids.count < 7 { add(constraint()) }
      }
    }

    private mutating func remove(at index: Int) {
      story.append("remove \(index)")
      solver.remove(ids.remove(at: index))
      reference.constraints.remove(at: index)
    }

    private mutating func change(at index: Int) {
      let constant = dice.number(-10...10)
      story.append("\(index) = \(constant)")
      var changed = reference
      changed.constraints[index].constant = constant
      do {
        ids[index] = try solver.set(constant, of: ids[index])
        reference = changed
        #expect(changed.best(variables) != nil, "it should be a conflict: \(story)")
      } catch {
        #expect(changed.best(variables) == nil, "it should be possible: \(story)")
        expectReason(error, for: changed.constraints[index], besides: index)
        ids.remove(at: index)
        reference.constraints.remove(at: index)
      }
    }

    private mutating func add(_ constraint: LayoutConstraint) {
      let sum = constraint.terms
        .map { "\($0.factor) x\(variables.firstIndex(of: $0.variable)!)" }.joined(separator: " + ")
      story.append("\(sum) \(constraint.relation) \(constraint.constant) @\(constraint.priority)")
      var more = reference
      more.constraints.append(constraint)
      do {
        ids.append(try solver.add(constraint))
        reference = more
        #expect(more.best(variables) != nil, "it should be a conflict: \(story)")
      } catch {
        #expect(more.best(variables) == nil, "it should be possible: \(story)")
        expectReason(error, for: constraint, besides: nil)
      }
    }

    /// Whether those that are named are enough to keep `constraint` from holding.
    private func expectReason(
      _ conflict: ConstraintConflict, for constraint: LayoutConstraint, besides changed: Int?
    ) {
      var named = ReferenceSystem(variableCount: reference.variableCount)
      for id in conflict.others {
        guard let index = ids.firstIndex(of: id) else {
          Issue.record("a stranger is named: \(story)")
          continue
        }
        #expect(index != changed)
        named.constraints.append(reference.constraints[index])
      }
      #expect(named.best(variables) != nil, "those that are there can hold: \(story)")
      named.constraints.append(constraint)
      #expect(named.best(variables) == nil, "others are in its way: \(story)")
      for index in conflict.others.indices {
        var fewer = named
        fewer.constraints.remove(at: index)
        #expect(fewer.best(variables) != nil, "one that is named is not in its way: \(story)")
      }
    }

    mutating func compare() {
      let point = variables.map { solver.value(of: $0) }
      guard let best = reference.best(variables) else {
        Issue.record("the solver keeps what cannot be: \(story)")
        return
      }
      guard let errors = reference.errors(at: point, variables) else {
        Issue.record("\(point) breaks what is required: \(story)")
        return
      }
      #expect(
        ReferenceSystem.compare(errors, best.errors) == 0,
        "\(point) is off by \(errors), it could be \(best.errors): \(story)")
      for (index, variable) in variables.enumerated() {
        let values = best.points.map { $0[index] }
        let isOpen = (values.max() ?? 0) - (values.min() ?? 0) > 1e-6
        let mayBeOpen = solver.isAmbiguous(variable)
        #expect(mayBeOpen || !isOpen, "x\(index) is left open: \(story)")
      }
    }
  }

  /// More of them: `RANDOM_SYSTEMS=100000 Scripts/test --filter RandomSystem`.
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 400

  @Test func `the errors are the least that there can be, whatever was done before`() {
    for seed in 1...Self.count {
      var walk = Walk(seed: UInt64(seed))
      for _ in 0..<12 {
        walk.step()
        walk.compare()
      }
    }
  }
}
