import Measuring
import PortableCombine

extension Case {
  /// Writing properties that are observed.
  static var properties: [Case] {
    [unobserved, observed, observedObject, observedGeneric, observedGenericObject, assigned]
  }

  private static let aim = Aim.atMost(80)

  private static var unobserved: Case {
    Case(name: "@Published write, nobody listens") {
      let model = opaque(Model())
      return .time(plain: ClosureList.of().propertySetter, ours: writer(of: model))
    }
  }

  private static var observed: Case {
    Case(name: "@Published write, 1 sink of $x", aim: aim, peer: 277) {
      let tally = opaque(Tally())
      let model = opaque(Model())
      let token = model.$value.sink { tally.add($0) }
      return .time(
        plain: ClosureList.of { tally.add($0) }.propertySetter,
        ours: writer(of: model, keeping: token))
    }
  }

  private static var observedObject: Case {
    Case(name: "@Published write, 1 sink of objectWillChange", aim: aim, peer: 277) {
      let tally = opaque(Tally())
      let model = opaque(Model())
      let token = model.objectWillChange.sink { tally.add(1) }
      return .time(
        plain: ClosureList.of { _ in tally.add(1) }.propertySetter,
        ours: writer(of: model, keeping: token))
    }
  }

  private static var observedGeneric: Case {
    Case(name: "generic class, 1 sink of $x", aim: aim, peer: 2420) {
      let tally = opaque(Tally())
      let model = opaque(GenericModel(0))
      let token = model.$value.sink { tally.add($0) }
      return .time(
        plain: ClosureList.of { tally.add($0) }.propertySetter,
        ours: writer(of: model, keeping: token))
    }
  }

  private static var observedGenericObject: Case {
    Case(name: "generic class, 1 sink of objectWillChange", aim: aim, peer: 2420) {
      let tally = opaque(Tally())
      let model = opaque(GenericModel(0))
      let token = model.objectWillChange.sink { tally.add(1) }
      return .time(
        plain: ClosureList.of { _ in tally.add(1) }.propertySetter,
        ours: writer(of: model, keeping: token))
    }
  }

  private static var assigned: Case {
    Case(name: "subject → map → assign(to: &$x)") {
      let model = opaque(Model())
      let property = opaque(Tally())
      let subject = PassthroughSubject<Int, Never>()
      subject.map { $0 &+ 1 }.assign(to: &model.$value)
      return .time(
        plain: ClosureList.of(ClosureStages.map({ $0 &+ 1 }, { property.total = $0 })).sender,
        ours: subject.sender(keeping: model))
    }
  }

  private static func writer(of model: Model, keeping token: AnyObject? = nil) -> Trial.Work {
    {
      for value in 0..<$0 { model.value = value }
      withExtendedLifetime(token) {}
    }
  }

  private static func writer(of model: GenericModel<Int>, keeping token: AnyObject) -> Trial.Work {
    {
      for value in 0..<$0 { model.value = value }
      withExtendedLifetime(token) {}
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

private final class GenericModel<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

/// A property that calls closures before it changes.
private final class PlainProperty {
  let listeners: ClosureList
  @exclusivity(unchecked) var value = 0 {
    willSet { listeners.send(newValue) }
  }

  init(_ listeners: ClosureList) { self.listeners = listeners }
}

extension ClosureList {
  /// Writes a property that calls these closures.
  fileprivate var propertySetter: Trial.Work {
    let property = opaque(PlainProperty(self))
    return { for value in 0..<$0 { property.value = value } }
  }
}
