import CasePaths
import Testing

/// Every shape an enum can have: what can be read is read, and the rest is `nil`.
struct EnumShapeTests {
  private struct Unit: Equatable {}
  private enum Lone: Equatable { case one }
  private struct Flop: Error, Equatable { var code = 0 }
  private class Animal {}
  private final class Dog: Animal {}

  private enum Shape {
    case bare
    case labelled(number: Int)
    case pair(Int, String)
    case named(x: Int, y: String)
    case packed((Int, String))
    case packedAndNamed(size: (width: Int, height: Int))
    case nothing(Void)
    case unit(Unit)
    case lone(Lone)
    case call(() -> Int)
    case callLater(Int, (Int) -> Int)
    case maybeCall((() -> Int)?)
    case metatype(Int.Type)
    case never(Never)
    case optional(Int?)
    case error(any Error)
    case any(Any)
    case object(Animal)
    case array([String])
    case wide(Double, Double, Double, Double)
    case last
  }

  private indirect enum Tree: Equatable {
    case leaf(Int)
    case node(Tree, Tree)
    case empty
  }

  private enum Partly {
    indirect case deep(String)
    case flat(String)
  }

  private enum Generic<Value> {
    case value(Value)
    case values([Value])
    case none
  }

  private enum Single: Equatable { case only(String) }
  private enum Nobody {}

  @Test func `a lone payload with a label`() {
    let path = /Shape.labelled
    #expect(path.extract(from: .labelled(number: 7)) == 7)
    #expect(path.extract(from: .optional(7)) == nil)
  }

  @Test func `several payloads make a tuple`() throws {
    let pair = try #require((/Shape.pair).extract(from: .pair(1, "a")))
    #expect(pair == (1, "a"))
    let named = try #require((/Shape.named).extract(from: .named(x: 2, y: "b")))
    #expect(named == (2, "b"))
    let packed = try #require((/Shape.packed).extract(from: .packed((3, "c"))))
    #expect(packed == (3, "c"))
    let size = try #require(
      (/Shape.packedAndNamed).extract(from: .packedAndNamed(size: (4, 5))))
    #expect(size == (4, 5))
    #expect((/Shape.pair).extract(from: .named(x: 2, y: "b")) == nil)
    #expect((/Shape.pair).extract(from: .packed((2, "b"))) == nil)
    let wide = try #require((/Shape.wide).extract(from: .wide(1, 2, 3, 4)))
    #expect(wide == (1, 2, 3, 4))
  }

  @Test func `payloads that take no room`() {
    #expect((/Shape.nothing).extract(from: .nothing(())) != nil)
    #expect((/Shape.nothing).extract(from: .bare) == nil)
    #expect((/Shape.unit).extract(from: .unit(Unit())) == Unit())
    #expect((/Shape.unit).extract(from: .lone(.one)) == nil)
    #expect((/Shape.lone).extract(from: .lone(.one)) == .one)
    let bare: CasePath<Shape, Void> = /Shape.last
    #expect(bare.extract(from: .last) != nil)
    #expect(bare.extract(from: .nothing(())) == nil)
  }

  @Test func `what cannot be read is nil, not garbage`() {
    #expect((/Shape.call).extract(from: .call { 1 }) == nil)
    #expect((/Shape.callLater).extract(from: .callLater(1) { $0 }) == nil)
    #expect((/Shape.maybeCall).extract(from: .maybeCall { 1 }) == nil)
    #expect((/Shape.maybeCall).extract(from: .maybeCall(nil)) == nil)
    #expect((/Shape.metatype).extract(from: .metatype(Int.self)) == nil)
    #expect((/Shape.never).extract(from: .bare) == nil)
  }

  @Test func `payloads that hold what is only known at run time`() throws {
    #expect((/Shape.error).extract(from: .error(Flop(code: 3))) as? Flop == Flop(code: 3))
    #expect((/Shape.any).extract(from: .any("x")) as? String == "x")
    let dog = Dog()
    #expect((/Shape.object).extract(from: .object(dog)) === dog)
    #expect((/Shape.array).extract(from: .array(["a", "b"])) == ["a", "b"])
    #expect((/Shape.optional).extract(from: .optional(nil)) == .some(nil))
    #expect((/Shape.optional).extract(from: .optional(1)) == 1)
  }

  @Test func `a case may be asked for a narrower type than it takes`() {
    let number: CasePath<Shape, Int> = /Shape.optional
    #expect(number.extract(from: .optional(1)) == 1)
    #expect(number.extract(from: .optional(nil)) == nil)
    let flop: CasePath<Shape, Flop> = /Shape.error
    #expect(flop.extract(from: .error(Flop(code: 1))) == Flop(code: 1))
    #expect(flop.extract(from: .error(CancellationError())) == nil)
    let dog: CasePath<Shape, Dog> = /Shape.object
    #expect(dog.extract(from: .object(Animal())) == nil)
    #expect(dog.extract(from: .object(Dog())) != nil)
  }

  @Test func `indirect cases, all of them or some`() throws {
    let tree = Tree.node(.leaf(1), .node(.leaf(2), .empty))
    let children = try #require((/Tree.node).extract(from: tree))
    #expect(children == (.leaf(1), .node(.leaf(2), .empty)))
    #expect((/Tree.leaf).extract(from: .leaf(9)) == 9)
    #expect((/Tree.leaf).extract(from: tree) == nil)
    #expect((/Partly.deep).extract(from: .deep("x")) == "x")
    #expect((/Partly.deep).extract(from: .flat("x")) == nil)
    #expect((/Partly.flat).extract(from: .flat("y")) == "y")
  }

  @Test func `what is indirect lies where its alignment allows`() {
    typealias Wide = SIMD4<Double>
    indirect enum Box { case wide(Wide) }
    #expect((/Box.wide).extract(from: .wide(Wide(1, 2, 3, 4))) == Wide(1, 2, 3, 4))
  }

  @Test func `a bare case inside an optional needs no equal values`() {
    let last: CasePath<Shape?, Void> = /Shape.last
    #expect(last.extract(from: .last) != nil)
    #expect(last.extract(from: .bare) == nil)
    #expect(last.extract(from: nil) == nil)
  }

  @Test func `generic enums, of anything`() {
    #expect((/Generic<String>.value).extract(from: .value("x")) == "x")
    #expect((/Generic<Int>.values).extract(from: .values([1, 2])) == [1, 2])
    #expect((/Generic<Void>.value).extract(from: .value(())) != nil)
    #expect((/Generic<Void>.value).extract(from: .none) == nil)
    #expect((/Generic<Int?>.value).extract(from: .value(nil)) == .some(nil))
    #expect((/Result<Int, Flop>.success).extract(from: .success(2)) == 2)
    #expect((/Result<Int, Flop>.failure).extract(from: .success(2)) == nil)
    func path<Value>(_ type: Value.Type) -> CasePath<Generic<Value>, Value> { /Generic.value }
    #expect(path(String.self).extract(from: .value("x")) == "x")
  }

  @Test func `an enum of one case, and one of none`() {
    #expect((/Single.only).extract(from: .only("x")) == "x")
    let lone: CasePath<Lone, Void> = /Lone.one
    #expect(lone.extract(from: .one) != nil)
    let nobody = /Nobody.self
    #expect((/Result<Nobody, Flop>.success).extract(from: .failure(Flop())) == nil)
    #expect(type(of: nobody) == CasePath<Nobody, Nobody>.self)
  }

  @Test func `what is no enum has no cases`() {
    let path: CasePath<String, Int> = /{ (number: Int) in "\(number)" }
    #expect(path.extract(from: "7") == nil)
    let object: CasePath<Animal, Dog> = /{ (dog: Dog) in dog as Animal }
    #expect(object.extract(from: Dog()) == nil)
    let existential: CasePath<any Error, Flop> = /{ (flop: Flop) in flop as any Error }
    #expect(existential.extract(from: Flop()) == nil)
  }

  @Test func `a payload that was read is kept and let go like any other`() {
    weak var watched: Animal?
    do {
      let animal = Animal()
      watched = animal
      var read = (/Shape.object).extract(from: .object(animal))
      #expect(read === animal)
      read = nil
      #expect(watched != nil)
    }
    #expect(watched == nil)
    var deep: String? = (/Partly.deep).extract(from: .deep(String(repeating: "x", count: 100)))
    #expect(deep?.count == 100)
    deep = nil
  }
}
