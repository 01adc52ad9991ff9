import PortableCombine
import StreamTesting
import Testing

/// The operators that answer with a publisher of values that are there already.
///
/// The annotated types are part of what is tested: they are what makes user code compile.
struct KindredOperatorTests {
  @Test func `Just transforms its value at once`() {
    #expect(Just(2).map { $0 * 2 } == Just(4))
    #expect(Just(2).compactMap { $0 == 2 ? "two" : nil } == "two".publisherOfOne)
    #expect(Just(2).filter { $0 > 2 } == .init(nil))
    #expect(Just(2).ignoreOutput() == Empty())
    #expect(Just(2).replaceError(with: 3) == Just(2))
    #expect(Just(2).replaceEmpty(with: 3) == Just(2))
    #expect(Just(2).retry(5) == Just(2))
    let typed: Result<Int, Oops>.Publisher = Just(2).setFailureType(to: Oops.self)
    #expect(typed == .init(2))
    let mapped: Result<Int, Oops>.Publisher = Just(2).mapError { (_: Never) -> Oops in }
    #expect(mapped == .init(2))
    #expect(value(Just(2).tryMap { $0 + 1 }) == 3)
    #expect(failure(Just(2).tryMap { _ in throw Oops() }))
  }

  @Test func `Just reduces its value at once`() {
    #expect(Just(2).allSatisfy { $0 == 2 } == Just(true))
    #expect(value(Just(2).tryAllSatisfy { $0 == 2 }) == true)
    #expect(Just(2).contains { $0 == 3 } == Just(false))
    #expect(value(Just(2).tryContains { $0 == 2 }) == true)
    #expect(Just(2).contains(2) == Just(true))
    #expect(Just(2).collect() == Just([2]))
    #expect(Just(2).count() == Just(1))
    #expect(Just(2).min() == Just(2) && Just(2).max() == Just(2))
    #expect(Just(2).min(by: uncalled) == Just(2) && Just(2).max(by: uncalled) == Just(2))
    #expect(Just(2).reduce(3, +) == .init(5))
    #expect(Just(2).scan(3, +) == .init(5))
    #expect(value(Just(2).tryReduce(3, +)) == 5)
    #expect(failure(Just(2).tryScan(3) { _, _ in throw Oops() }))
    #expect(Just(2).removeDuplicates() == Just(2))
    #expect(Just(2).removeDuplicates(by: uncalled) == Just(2))
    #expect(value(Just(2).tryRemoveDuplicates(by: uncalled)) == 2)
  }

  @Test func `Just picks its value or nothing`() {
    #expect(Just(2).first() == Just(2) && Just(2).last() == Just(2))
    #expect(Just(2).first { $0 == 2 } == .init(2))
    #expect(Just(2).last { $0 == 3 } == .init(nil))
    #expect(Just(2).dropFirst() == .init(nil))
    #expect(Just(2).dropFirst(0) == .init(2))
    #expect(Just(2).drop { $0 == 2 } == .init(nil))
    #expect(Just(2).prefix(0) == .init(nil))
    #expect(Just(2).prefix(1) == .init(2))
    #expect(Just(2).prefix { $0 == 2 } == .init(2))
    #expect(Just(2).output(at: 0) == .init(2))
    #expect(Just(2).output(at: 1) == .init(nil))
    #expect(Just(2).output(in: 0...3) == .init(2))
    #expect(Just(2).output(in: 1...) == .init(nil))
  }

  @Test func `Just grows into a sequence`() {
    #expect(Just(2).append(3, 4) == [2, 3, 4].publisher)
    #expect(Just(2).append(3...4) == [2, 3, 4].publisher)
    #expect(Just(2).prepend(0, 1) == [0, 1, 2].publisher)
    #expect(Just(2).prepend(0...1) == [0, 1, 2].publisher)
  }

  @Test func `an optional transforms and picks its value at once`() {
    let some = Optional(2).publisher
    let none = Int?.none.publisher
    #expect(some.map(String.init) == "2".publisherOfOne)
    #expect(some.compactMap { $0 == 3 ? 1 : nil } == none)
    #expect(some.filter { $0 == 2 } == some)
    #expect(some.ignoreOutput() == Empty())
    #expect(some.replaceError(with: 3) == some && some.retry(2) == some)
    #expect(some.replaceEmpty(with: 3) == Just(2))
    #expect(none.replaceEmpty(with: 3) == Just(3))
    #expect(some.first() == some && some.last() == some)
    #expect(some.first { $0 == 3 } == none)
    #expect(some.last { $0 == 2 } == some)
    #expect(some.dropFirst() == none && some.dropFirst(0) == some)
    #expect(some.drop { $0 == 3 } == some)
    #expect(some.prefix(1) == some && some.prefix(0) == none)
    #expect(some.prefix { $0 == 3 } == none)
    #expect(some.output(at: 0) == some && some.output(at: 1) == none)
    #expect(some.output(in: ..<1) == some && some.output(in: 1..<2) == none)
    #expect(some.removeDuplicates() == some && some.removeDuplicates(by: uncalled) == some)
    #expect(some.scan(3, +) == .init(5) && none.scan(3, +) == none)
  }

  @Test func `an optional reduces its value as any other stream`() {
    let some = Optional(2).publisher
    let none = Int?.none.publisher
    #expect(
      some.allSatisfy { $0 == 3 } == .init(false) && none.allSatisfy { _ in false } == .init(true))
    #expect(some.contains { $0 == 2 } == .init(true) && none.contains { _ in true } == .init(false))
    #expect(some.contains(2) == .init(true) && none.contains(2) == .init(false))
    #expect(some.collect() == .init([2]) && none.collect() == .init([]))
    #expect(some.count() == .init(1) && none.count() == .init(0))
    #expect(some.min() == some && none.max() == none)
    #expect(some.min(by: uncalled) == some && some.max(by: uncalled) == some)
    #expect(some.reduce(3, +) == .init(5) && none.reduce(3, +) == .init(3))
  }

  @Test func `a result transforms its value, and a failure passes`() {
    let good = Result<Int, Oops>.success(2).publisher
    let bad = Result<Int, Oops>.failure(Oops()).publisher
    #expect(good.map { $0 * 2 } == .init(4))
    #expect(bad.map { $0 * 2 } == .init(Oops()))
    #expect(value(good.tryMap { $0 * 2 }) == 4)
    #expect(failure(bad.tryMap { $0 }))
    #expect(bad.mapError { _ in Oops(number: 1) } == .init(Oops(number: 1)))
    #expect(good.replaceError(with: 3) == .init(2) && bad.replaceError(with: 3) == .init(3))
    #expect(bad.replaceEmpty(with: 3) == bad && bad.retry(3) == bad)
    #expect(good.allSatisfy { $0 == 2 } == .init(true))
    #expect(value(good.tryAllSatisfy { $0 == 3 }) == false)
    #expect(good.contains { $0 == 2 } == .init(true))
    #expect(value(good.tryContains { $0 == 3 }) == false)
    #expect(good.contains(2) == .init(true))
    #expect(good.collect() == .init([2]) && bad.collect() == .init(Oops()))
    #expect(good.count() == .init(1) && bad.count() == .init(Oops()))
    #expect(good.min() == good && good.max() == good)
    #expect(good.min(by: uncalled) == good && good.max(by: uncalled) == good)
    #expect(value(good.tryMin(by: uncalled)) == 2 && value(good.tryMax(by: uncalled)) == 2)
    #expect(good.reduce(3, +) == .init(5) && good.scan(3, +) == .init(5))
    #expect(value(good.tryReduce(3, +)) == 5 && value(good.tryScan(3, +)) == 5)
    #expect(good.removeDuplicates() == good && good.removeDuplicates(by: uncalled) == good)
    #expect(value(good.tryRemoveDuplicates(by: uncalled)) == 2)
    #expect(good.first() == good && good.last() == good)
    let typed = Result<Int, Never>.success(2).publisher.setFailureType(to: Oops.self)
    #expect(typed == good)
  }

  @Test func `a sequence transforms its elements at once`() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(numbers.map { $0 * 2 } == [2, 4, 4, 6].publisher)
    #expect(numbers.compactMap { $0 == 2 ? nil : $0 } == [1, 3].publisher)
    #expect([1, nil].publisher.replaceNil(with: 0) == [1, 0].publisher)
    #expect(numbers.filter { $0 == 2 } == [2, 2].publisher)
    #expect(numbers.removeDuplicates() == [1, 2, 3].publisher)
    #expect(numbers.ignoreOutput() == Empty())
    #expect(numbers.scan(0, +) == [1, 3, 5, 8].publisher)
    #expect(numbers.setFailureType(to: Oops.self) == Publishers.Sequence(sequence: [1, 2, 2, 3]))
    #expect(numbers.prefix { $0 < 3 } == [1, 2, 2].publisher)
    #expect(Array(numbers.prefix(2).sequence) == [1, 2])
    #expect(Array(numbers.dropFirst().sequence) == [2, 2, 3])
    #expect(Array(numbers.drop { $0 < 3 }.sequence) == [3])
    #expect(numbers.prepend(0) == [0, 1, 2, 2, 3].publisher)
    #expect(numbers.prepend(8...9) == [8, 9, 1, 2, 2, 3].publisher)
    #expect(numbers.prepend([0].publisher) == [0, 1, 2, 2, 3].publisher)
    #expect(numbers.append(4) == [1, 2, 2, 3, 4].publisher)
    #expect(numbers.append(4...5) == [1, 2, 2, 3, 4, 5].publisher)
    #expect(numbers.append([4].publisher) == [1, 2, 2, 3, 4].publisher)
  }

  @Test func `a sequence reduces its elements at once`() {
    let numbers = [1, 2, 3].publisher
    let typed = numbers.setFailureType(to: Oops.self)
    #expect(typed.allSatisfy { $0 > 1 } == .init(false))
    #expect(value(numbers.tryAllSatisfy { $0 > 0 }) == true)
    #expect(typed.contains { $0 == 3 } == .init(true))
    #expect(value(numbers.tryContains { $0 == 4 }) == false)
    #expect(typed.contains(3) == .init(true))
    #expect(typed.collect() == .init([1, 2, 3]))
    #expect(typed.reduce(0, +) == .init(6))
    #expect(value(numbers.tryReduce(0, +)) == 6)
    #expect(failure(numbers.tryReduce(0) { _, _ in throw Oops() }))
    #expect(typed.count() == .init(3) && numbers.count() == Just(3))
    #expect(numbers.min() == .init(1) && numbers.max() == .init(3))
    #expect(numbers.min(by: >) == .init(3) && numbers.max(by: >) == .init(1))
    #expect(numbers.first() == .init(1) && numbers.last() == .init(3))
    #expect(numbers.first { $0 > 1 } == .init(2) && numbers.last { $0 < 3 } == .init(2))
    #expect(numbers.output(at: 1) == .init(2))
    #expect(numbers.output(at: 3) == .init(nil))
    #expect(typed.output(in: 1..<9) == Publishers.Sequence(sequence: [2, 3]))
  }

  private func uncalled(_: Int, _: Int) -> Bool {
    Issue.record("There is nothing to compare one value with.")
    return false
  }

  private func value<T>(_ publisher: Result<T, any Error>.Publisher) -> T? {
    try? publisher.result.get()
  }

  private func failure<T>(_ publisher: Result<T, any Error>.Publisher) -> Bool {
    value(publisher) == nil
  }

  @Test func `an operator on the same operator gives the type that people spell`() {
    let numbers = PassthroughSubject<Int, Never>()
    typealias Numbers = PassthroughSubject<Int, Never>
    let filtered: Publishers.Filter<Numbers> = numbers.filter { $0 > 1 }.filter { $0 < 4 }
    let tryFiltered: Publishers.TryFilter<Numbers> = numbers.filter { $0 > 1 }.tryFilter { $0 < 5 }
      .filter { $0 < 4 }
    let mapped: Publishers.TryMap<Numbers, String> = numbers.map { $0 + 1 }.tryMap { $0 * 2 }
      .map { "\($0)" }
    let compacted: Publishers.CompactMap<Numbers, String> = numbers.compactMap { $0 > 1 ? $0 : nil }
      .compactMap { $0 < 4 ? $0 : nil }.map { "\($0)" }
    let tryCompacted: Publishers.TryCompactMap<Numbers, Int> =
      numbers.tryCompactMap { $0 > 1 ? $0 : nil }.compactMap { $0 < 4 ? $0 : nil }
    let recorders = (
      filtered.record(), tryFiltered.record(), mapped.record(), compacted.record(),
      tryCompacted.record()
    )
    for number in 1...4 { numbers.send(number) }
    #expect(recorders.0.values == [2, 3] && recorders.1.values == [2, 3])
    #expect(recorders.2.values == ["4", "6", "8", "10"])
    #expect(recorders.3.values == ["2", "3"] && recorders.4.values == [2, 3])
  }

  @Test func `a result that ignores its output is empty, also where it is a failure`() {
    struct Odd: Error {}
    let value: Empty<Int, Odd> = Result<Int, Odd>.success(1).publisher.ignoreOutput()
    let failure: Empty<Int, Odd> = Result<Int, Odd>.failure(Odd()).publisher.ignoreOutput()
    #expect(value.completeImmediately && failure.completeImmediately)
  }
}

extension String {
  fileprivate var publisherOfOne: Optional<String>.Publisher { .init(self) }
}
