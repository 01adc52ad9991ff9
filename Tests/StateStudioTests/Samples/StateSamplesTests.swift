import Foundation
import StateStudio
import Testing

struct StateSamplesTests {
  @Test func `an enumeration has a sample for each case, and writes nothing for it`() {
    #expect(
      Door.samples.map(\.inWords) == ["open 0.5", "named Sample 3", "broken", "closed", "gone"])
  }

  @Test func `what a case holds comes from its own samples, however deep`() {
    #expect(House.samples.map(\.inWords) == ["entered 7", "seen open 0.5"])
  }

  @Test func `a case whose value has no sample is named with the reason`() {
    let samples = StateSamples(of: Vault.self)
    #expect(samples.values.map { "\($0)" } == ["shut"])
    #expect(
      samples.missing.map(\.description) == [
        "held: 'Treasure' has no samples. Let it conform to 'Sampled'",
        "nested: it is 'indirect'. Write 'samples' of 'Vault'",
        "guarded: 'Treasure' has no samples. Let it conform to 'Sampled'",
      ])
  }

  @Test func `cases of generic and optional types are made as well`() {
    #expect(Loading<Key>.samples.map(\.inWords) == ["loaded 7", "idle", "failed"])
    #expect(
      Maybe.samples.map { "\($0)" } == ["some(Optional(\"Sample\"))", "list([3, 1, 0, 1234567])"])
  }

  @Test func `a type that holds itself has samples that end`() {
    #expect(Tree.samples.map(\.inWords) == ["[leaf]", "leaf"])
    #expect(StateSamples(of: Sum.self).missing.map(\.name) == ["added"])
    #expect(Sum.samples.map { "\($0)" } == ["zero"])
  }

  @MainActor @Test func `what belongs to the main actor has samples there`() {
    let room = StateSamples(of: Room.self)
    #expect(room.missing == [])
    guard case .furnished(let desk)? = room.values.first else {
      Issue.record("\(room.values)")
      return
    }
    #expect(desk.number == 7 && room.values.count == 2)
  }

  @Test func `values with objects in them are kept alive and let go of`() {
    weak var box: Box?
    do {
      let boxes = Boxed.samples
      guard case .full(let made, _) = boxes[0] else {
        Issue.record("\(boxes)")
        return
      }
      box = made
      #expect(box != nil)
    }
    #expect(box == nil)
  }

  @Test func `what is no enumeration has samples of its own, or none`() {
    #expect(StateSamples(of: Int.self).values.isEmpty)
    #expect(StateSamples(of: Int.self).missing.isEmpty)
    #expect(Key.samples.count == 1)
    #expect(Bare.samples.isEmpty)
  }

  @Test func `standard types have samples that differ, and are the same every time`() {
    #expect(Set(String.samples).count == 3)
    #expect([String: Int].samples.count == 2)
    #expect(Set<UUID>.samples[0].count == 3)
    #expect(UUID.samples == UUID.samples)
    #expect(Int?.samples.last == .some(nil))
    #expect(SampleError().localizedDescription == "Something went wrong.")
  }
}

@MainActor private final class Desk {
  let number: Int

  init(number: Int) { self.number = number }
}

extension Desk: @MainActor Sampled {
  static var samples: [Desk] { [Desk(number: 7)] }
}

private enum Room: Sampled {
  case furnished(Desk)
  case empty
}

private enum Door: Sampled {
  case closed
  case open(Double)
  case named(String, number: Int)
  case broken(any Error)
  case gone

  var inWords: String {
    switch self {
    case .closed: "closed"
    case .open(let angle): "open \(angle)"
    case .named(let name, let number): "named \(name) \(number)"
    case .broken(let error): error is SampleError ? "broken" : "\(error)"
    case .gone: "gone"
    }
  }
}

private struct Key: Sampled {
  let number: Int
  static let samples = [Key(number: 7)]
}

private enum House: Sampled {
  case entered(Key)
  case seen(Door)

  var inWords: String {
    switch self {
    case .entered(let key): "entered \(key.number)"
    case .seen(let door): "seen \(door.inWords)"
    }
  }
}

private struct Treasure {
  let worth: Int
}

private enum Vault {
  case held(Treasure)
  indirect case nested(Vault)
  case guarded(Int, Treasure)
  case shut
}

private enum Loading<Value: Sampled>: Sampled {
  case idle
  case loaded(Value)
  case failed

  var inWords: String {
    switch self {
    case .idle: "idle"
    case .loaded(let value): "loaded \((value as? Key)?.number ?? 0)"
    case .failed: "failed"
    }
  }
}

private enum Maybe: Sampled {
  case some(String?)
  case list([Int])
}

private final class Box: Sampled {
  static var samples: [Box] { [Box()] }
}

private enum Boxed: Sampled {
  case full(Box, String)
  case empty
}

private enum Tree: Sampled {
  case leaf
  case branches([Tree])

  var inWords: String {
    switch self {
    case .leaf: "leaf"
    case .branches(let inside): "[\(inside.map(\.inWords).joined(separator: ", "))]"
    }
  }
}

private enum Sum: Sampled {
  indirect case added(Sum, Sum)
  case zero
}

private struct Bare: Sampled {}
