import Testing

@testable import LayoutEngine

struct ConstraintSolverTests {
  private typealias Term = LayoutConstraint.Term

  /// `first = second + constant`.
  private func distance(
    _ first: LayoutVariable, from second: LayoutVariable, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint([Term(first), Term(second, times: -1)], .equal, constant)
  }

  private func at(
    _ variable: LayoutVariable, _ relation: LayoutConstraint.Relation, _ constant: Double,
    _ priority: Double = LayoutConstraint.required
  ) -> LayoutConstraint {
    LayoutConstraint([Term(variable)], relation, constant, priority: priority)
  }

  private func expect(
    _ solver: inout ConstraintSolver, _ variable: LayoutVariable, is expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let value = solver.value(of: variable)
    #expect(abs(value - expected) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func `what is required holds`() throws {
    var solver = ConstraintSolver()
    let (left, right, width) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(at(left, .equal, 20))
    try solver.add(at(right, .equal, 120))
    try solver.add(
      LayoutConstraint([Term(right), Term(left, times: -1), Term(width, times: -1)], .equal, 0))
    expect(&solver, width, is: 100)
    #expect(solver.constraintCount == 3)
  }

  @Test func `one of a higher priority holds against any number of lower ones`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    for _ in 0..<50 { try solver.add(at(width, .equal, 10, 749)) }
    try solver.add(at(width, .equal, 90, 750))
    expect(&solver, width, is: 90)
  }

  @Test func `a label keeps its width until there is no room for it`() throws {
    var solver = ConstraintSolver()
    let (label, room) = (solver.makeVariable(), solver.makeVariable())
    let size = try solver.add(at(room, .equal, 300))
    try solver.add(LayoutConstraint([Term(label), Term(room, times: -1)], .lessThanOrEqual, -20))
    try solver.add(at(label, .greaterThanOrEqual, 80, 750))
    try solver.add(at(label, .lessThanOrEqual, 80, 250))
    expect(&solver, label, is: 80)
    #expect(try solver.set(60, of: size) == size)
    expect(&solver, label, is: 40)
    #expect(try solver.set(300, of: size) == size)
    expect(&solver, label, is: 80)
  }

  @Test func `a conflict names those that are in the way, and no others`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let first = try solver.add(at(variables[0], .equal, 0))
    var links: [ConstraintID] = []
    for index in 1..<6 {
      links.append(try solver.add(distance(variables[index], from: variables[index - 1], 10)))
    }
    try solver.add(at(variables[5], .lessThanOrEqual, 80))
    #expect(throws: ConstraintConflict(others: [first] + links[..<3])) {
      try solver.add(at(variables[3], .equal, 31))
    }
    #expect(throws: ConstraintConflict(others: [links[1], links[2]])) {
      try solver.add(distance(variables[3], from: variables[1], 21))
    }
    for index in 0..<6 { expect(&solver, variables[index], is: Double(10 * index)) }
    #expect(solver.constraintCount == 7)
  }

  @Test func `what follows from others may be said again`() throws {
    var solver = ConstraintSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(at(left, .equal, 5))
    let link = try solver.add(distance(right, from: left, 10))
    let again = try solver.add(at(right, .equal, 15))
    #expect(throws: ConstraintConflict(others: [first])) {
      try solver.add(at(left, .equal, 6))
    }
    solver.remove(link)
    #expect(throws: ConstraintConflict(others: [again])) {
      try solver.add(at(right, .equal, 16))
    }
  }

  @Test(arguments: [0, 1, 2])
  func `what is said three times holds until it was taken back as often`(
    last: Int
  ) throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    try solver.add(at(width, .equal, 9, 1))
    var ids = try (0..<3).map { _ in try solver.add(at(width, .equal, 5)) }
    let stays = ids.remove(at: last)
    for id in ids {
      expect(&solver, width, is: 5)
      solver.remove(id)
    }
    expect(&solver, width, is: 5)
    solver.remove(stays)
    expect(&solver, width, is: 9)
  }

  @Test func `a constant that cannot be removes its constraint, and says why`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let least = try solver.add(at(width, .greaterThanOrEqual, 10))
    let most = try solver.add(at(width, .lessThanOrEqual, 20))
    #expect(throws: ConstraintConflict(others: [least])) { try solver.set(5, of: most) }
    #expect(solver.constraint(most) == nil)
    try solver.add(at(width, .equal, 70))
    expect(&solver, width, is: 70)
  }

  @Test func `a link may be taken out of a chain`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(at(variables[0], .equal, 0))
    let links = try (1..<4).map {
      try solver.add(distance(variables[$0], from: variables[$0 - 1], 10))
    }
    let end = try solver.add(at(variables[3], .lessThanOrEqual, 25, 500))
    expect(&solver, variables[3], is: 30)
    solver.remove(links[1])
    let (end2, end3) = (solver.value(of: variables[2]), solver.value(of: variables[3]))
    #expect(end3 <= 25 && end3 - end2 == 10)
    #expect(solver.isAmbiguous(variables[3]) && !solver.isAmbiguous(variables[1]))
    try solver.add(distance(variables[2], from: variables[1], 5))
    expect(&solver, variables[3], is: 25)
    solver.remove(end)
    expect(&solver, variables[3], is: 25)
  }

  @Test func `what is removed leaves nothing`() throws {
    var solver = ConstraintSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(at(left, .greaterThanOrEqual, 3))
    try solver.add(at(left, .lessThanOrEqual, 3, 250))
    for round in 0..<1_000 {
      let ids = try [
        solver.add(distance(right, from: left, Double(round))),
        solver.add(at(right, .lessThanOrEqual, Double(2 * round), 500)),
        solver.add(at(right, .greaterThanOrEqual, 1, 750)),
      ]
      for id in ids { solver.remove(id) }
      #expect(ids.allSatisfy { solver.constraint($0) == nil })
    }
    expect(&solver, left, is: 3)
    #expect(solver.constraintCount == 2)
    // Two variables, and two symbols for each of at most five constraints.
    #expect(solver.symbolCount == 32, "the least that there is room for")
  }

  @Test func `a chain of ten thousand is no matter`() throws {
    var solver = ConstraintSolver()
    var last = solver.makeVariable()
    let first = try solver.add(at(last, .equal, 0))
    for _ in 1..<10_000 {
      let next = solver.makeVariable()
      try solver.add(distance(next, from: last, 1))
      last = next
    }
    expect(&solver, last, is: 9_999)
    #expect(solver.pivotCount == 0, "equations that define something need no simplex")
    _ = try solver.set(100, of: first)
    expect(&solver, last, is: 10_099)
  }

  @Test func `a constraint without variables holds or does not`() throws {
    var solver = ConstraintSolver()
    try solver.add(LayoutConstraint([], .lessThanOrEqual, 1))
    #expect(throws: ConstraintConflict(others: [])) {
      try solver.add(LayoutConstraint([], .equal, 1))
    }
    try solver.add(LayoutConstraint([], .equal, 1, priority: 999))
  }

  @Test func `what nothing is said of is left open`() throws {
    var solver = ConstraintSolver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(at(width, .greaterThanOrEqual, 5))
    #expect(solver.isAmbiguous(width) && solver.isAmbiguous(height))
    try solver.add(at(width, .equal, 8, 1))
    #expect(!solver.isAmbiguous(width))
  }
}
