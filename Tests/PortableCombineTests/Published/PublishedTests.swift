import PortableCombine
import StreamTesting
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
}

private final class NamedCounter: Counter {
  @Published var name = "one"
  var silent = 0
}

private final class Holder<Value>: ObservableObject {
  let before = 1
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Plain: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

private final class Model: ObservableObject {
  @Published var text = ""
  @Published var optional: Int?
}

struct PublishedTests {
  @Test func `a subscriber gets the present value, then each new one before it is set`() {
    let counter = Counter()
    counter.count = 1
    var seen: [String] = []
    let token = counter.$count.sink { seen.append("\($0), is \(counter.count)") }

    counter.count = 2
    counter.count = 3

    #expect(seen == ["1, is 1", "2, is 1", "3, is 2"])
    #expect(counter.count == 3)
    token.cancel()
    counter.count = 4
    #expect(seen.count == 3)
  }

  @Test func `the object announces a change before its property publishes it`() {
    let counter = Counter()
    var seen: [String] = []
    let tokens = [
      counter.objectWillChange.sink { seen.append("will change from \(counter.count)") },
      counter.$count.dropFirstValue().sink { seen.append("publishes \($0)") },
    ]

    counter.count = 5

    #expect(seen == ["will change from 0", "publishes 5"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a value may be nil, and nil is published`() {
    let model = Model()
    let recorder = model.$optional.record()

    model.optional = 1
    model.optional = nil

    #expect(recorder.values == [nil, 1, nil])
  }

  @Test func `an observer may read and write other properties of the object`() {
    let counter = NamedCounter()
    let token = counter.objectWillChange.sink { _ = counter.name + "\(counter.count)" }

    counter.name = "two"

    #expect(counter.name == "two")
    withExtendedLifetime(token) {}
  }

  @Test func `a demand is honoured, and the latest value makes up for what was missed`() {
    let counter = Counter()
    let recorder = counter.$count.record(demand: .max(1))

    counter.count = 1
    counter.count = 2
    #expect(recorder.values == [0])
    recorder.request(.max(1))

    #expect(recorder.values == [0, 2])
  }

  @Test func `released properties free their values`() {
    final class Token {}
    weak var value: Token?
    do {
      let holder = Holder(Token())
      value = holder.value
      let sink = holder.$value.sink { _ in }
      holder.value = Token()
      #expect(value == nil)
      value = holder.value
      sink.cancel()
    }
    #expect(value == nil)
  }

  @Test func `what an observer writes is sent, and the outer write is stored last`() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    var seen: [Int] = []
    let token = model.$count.sink {
      seen.append($0)
      if $0 == 5 { model.count = 3 }
    }
    model.count = 5
    #expect(seen == [0, 5, 3])
    #expect(model.count == 5)
    let late = model.$count.record()
    #expect(late.values == [5])
    token.cancel()
  }

  @Test func `a property given the publisher of another shares its value`() {
    final class Model: ObservableObject {
      @Published var count: Int

      init(_ count: Int) { self.count = count }
    }
    let (first, second) = (Model(1), Model(2))
    let before = first.$count.record()
    var changes = 0
    let announced = first.objectWillChange.sink { changes += 1 }
    first.$count = second.$count
    #expect(first.count == 2)
    let after = first.$count.record()
    second.count = 3
    first.count = 4
    #expect(first.count == 4 && second.count == 4)
    #expect(before.values == [1] && after.values == [2, 3, 4])
    #expect(changes == 1)
    second.$count = first.$count
    second.count = 5
    #expect(first.count == 5)
    announced.cancel()
  }

  @Test func `who asked for one announcement gets them all`() {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.record(demand: .max(1))
    for _ in 0..<3 { publisher.send() }
    #expect(recorder.values.count == 3)
    let silent = publisher.record(demand: .none)
    publisher.send()
    #expect(silent.values.count == 0)
  }
}

struct ObservableObjectTests {
  @Test func `there is one publisher per object`() {
    let counter = NamedCounter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== NamedCounter().objectWillChange)
  }

  @Test func `properties of superclasses and subclasses announce alike`() {
    let counter = NamedCounter()
    var count = 0
    let token = counter.objectWillChange.sink { count += 1 }

    counter.count = 1
    counter.name = "two"
    counter.silent = 1

    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func `a generic class announces, whatever its value`() {
    let holders: (Holder<String>, Holder<[Int]?>) = (Holder("a"), Holder(nil))
    var count = 0
    let tokens = [
      holders.0.objectWillChange.sink { count += 1 },
      holders.1.objectWillChange.sink { count += 1 },
    ]

    holders.0.value = "b"
    holders.1.value = [1]

    #expect(count == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test func `an object with no published property keeps its publisher while it lives`() {
    let plain = Plain()
    var count = 0
    let token = plain.objectWillChange.sink { count += 1 }

    plain.count = 1
    for _ in 0..<200 { _ = Plain().objectWillChange }
    plain.count = 2

    #expect(count == 2)
    #expect(plain.objectWillChange === plain.objectWillChange)
    withExtendedLifetime(token) {}
  }

  @Test func `an observed object is not kept alive`() {
    weak var released: Counter?
    let token: AnyCancellable
    do {
      let counter = Counter()
      released = counter
      token = counter.objectWillChange.sink {}
      counter.count = 1
    }
    #expect(released == nil)
    token.cancel()
  }
}

struct AssignToPublishedTests {
  @Test func `a property is fed until its object is released`() {
    let source = Source<String, Never>()
    weak var released: Model?
    do {
      let model = Model()
      released = model
      source.assign(to: &model.$text)
      source.send("a")
      #expect(model.text == "a")
    }
    #expect(released == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a completed feed is let go`() {
    let source = Source<String, Never>()
    let model = Model()
    source.assign(to: &model.$text)
    source.send("a")
    source.send(completion: .finished)
    source.send("b")

    #expect(model.text == "a")
    #expect(source.cancelCount == 0)
  }

  @Test func `a synchronous publisher feeds a property that is being observed`() {
    let model = Model()
    var seen: [String] = []
    let token = model.$text.sink { seen.append("\($0) after \(model.text)") }

    CurrentValueSubject<String, Never>("b").assign(to: &model.$text)

    #expect(seen == [" after ", "b after "])
    withExtendedLifetime(token) {}
  }
}

struct AssignTests {
  final class Label { var text = "" }

  @Test func `values are written, and the object is kept until the end`() {
    let source = Source<String, Never>()
    weak var released: Label?
    var token: AnyCancellable?
    do {
      let label = Label()
      released = label
      token = source.assign(to: \.text, on: label)
    }
    source.send("a")
    #expect(released?.text == "a")
    source.send(completion: .finished)

    #expect(released == nil)
    #expect(source.cancelCount == 0)
    token?.cancel()
  }

  @Test func `a cancelled assignment lets go of the object and writes no more`() {
    let source = Source<String, Never>()
    let label = Label()
    let assign = Subscribers.Assign(object: label, keyPath: \.text)
    source.subscribe(assign)
    source.send("a")
    assign.cancel()
    source.send("b")

    #expect(label.text == "a")
    #expect(assign.object == nil)
    #expect(source.cancelCount == 1)
    #expect(String(describing: assign) == "Assign Label")
  }
}

extension Publisher where Failure == Never {
  /// Everything but the first value, by hand.
  fileprivate func dropFirstValue() -> some Publisher<Output, Never> {
    var isFirst = true
    return filter { _ in
      defer { isFirst = false }
      return !isFirst
    }
  }
}
