import Foundation
import PortableCombine
import Testing

struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func `sums, differences and products`() {
    expect(Demand.max(2) + Demand.max(3), Demand.max(5))
    expect(Demand.max(2) + Demand.unlimited, Demand.unlimited)
    expect(Demand.unlimited + Demand.max(2), Demand.unlimited)
    expect(Demand.unlimited + Demand.unlimited, Demand.unlimited)
    expect(Demand.max(.max) + Demand.max(.max), Demand.unlimited)
    expect(Demand.max(2) + 3, Demand.max(5))
    expect(Demand.max(2) + -1, Demand.max(1))
    expect(Demand.unlimited + 3, Demand.unlimited)
    expect(Demand.max(5) - Demand.max(3), Demand.max(2))
    expect(Demand.unlimited - Demand.max(3), Demand.unlimited)
    expect(Demand.unlimited - Demand.unlimited, Demand.unlimited)
    expect(Demand.max(3) - Demand.unlimited, Demand.none)
    expect(Demand.max(5) - 3, Demand.max(2))
    expect(Demand.max(5) - -3, Demand.max(8))
    expect(Demand.unlimited - 3, Demand.unlimited)
    expect(Demand.max(5) * 3, Demand.max(15))
    expect(Demand.max(5) * 0, Demand.none)
    expect(Demand.unlimited * 2, Demand.unlimited)
    expect(Demand.max(.max) * 3, Demand.unlimited)
    expect(Demand.max(0), Demand.none)
  }

  private func expect(
    _ found: Demand, _ expected: Demand, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func `each has a form that changes a variable`() {
    var demand = Demand.max(1)
    demand += .max(2)
    demand += 3
    #expect(demand == 6)
    demand -= .max(1)
    demand -= 1
    demand *= 2
    #expect(demand == 8)
    demand += .unlimited
    demand += .max(1)
    #expect(demand == .unlimited)
  }

  @Test func `more is greater, and no limit is greatest`() {
    #expect(Demand.max(1) < .max(2) && Demand.max(2) <= .max(2) && Demand.max(3) > .max(2))
    #expect(Demand.max(.max) < .unlimited && !(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited <= .unlimited && Demand.unlimited >= .max(1))
    #expect([Demand.unlimited, .none, .max(2)].sorted() == [.none, .max(2), .unlimited])
  }

  @Test func `a number compares with a demand from either side`() {
    let two = Demand.max(2)
    #expect(two == 2 && 2 == two && two != 3 && 3 != two && Demand.unlimited != .max)
    #expect(two < 3 && 1 < two && two > 1 && 3 > two)
    #expect(two <= 2 && 2 <= two && two >= 2 && 2 >= two)
    #expect(!(two < 2) && !(2 < two) && !(two > 2) && !(2 > two))
    #expect(!(two <= 1) && !(3 <= two) && !(two >= 3) && !(1 >= two))
    #expect(Demand.unlimited > .max && Int.max < Demand.unlimited)
    #expect(!(Demand.none < -1) && -1 < Demand.none)
  }

  @Test func `it says how many`() {
    #expect(Demand.max(3).max == 3 && Demand.none.max == 0 && Demand.unlimited.max == nil)
    #expect("\(Demand.max(3))" == "max(3)" && "\(Demand.unlimited)" == "unlimited")
    #expect(Set([Demand.max(0), .none, .unlimited]).count == 2)
  }

  @Test(arguments: [Demand.none, .max(5), .unlimited])
  func `it survives being encoded and decoded`(demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test func `no limit stays no limit, whatever is added or taken away`() {
    let unlimited = Subscribers.Demand.unlimited
    #expect(unlimited + Int.min == .unlimited && unlimited - Int.min == .unlimited)
    #expect(unlimited + Int.max == .unlimited && unlimited - Int.max == .unlimited)
    #expect(Subscribers.Demand.max(1) - Int.min == .unlimited)
  }
}

struct CompletionTests {
  typealias Completion = Subscribers.Completion<Oops>

  @Test func `completions compare as what they hold`() {
    #expect(Completion.finished == .finished && Completion.finished != .failure(Oops()))
    #expect(Completion.failure(Oops(number: 1)) != .failure(Oops(number: 2)))
  }

  @Test(arguments: [Completion.finished, .failure(Oops(number: 4))])
  func `they survive being encoded and decoded`(completion: Completion) throws {
    let data = try JSONEncoder().encode(completion)
    #expect(try JSONDecoder().decode(Completion.self, from: data) == completion)
  }
}

struct CombineIdentifierTests {
  @Test func `new ones differ, and an object keeps its own`() {
    let census = Census()
    let (one, other) = (census.member(), census.member())
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(one) == CombineIdentifier(one))
    #expect(CombineIdentifier(one) != CombineIdentifier(other))
    #expect(Set([CombineIdentifier(one), CombineIdentifier(one)]).count == 1)
    #expect(CombineIdentifier(one).description.hasPrefix("0x"))
  }
}
