import StateEvents
import Threads

/// What is kept for a store, which is a class of somebody else's and has no place for it.
final class StoreRegistry {
  /// What was written through the store's bindings and not answered yet.
  let drafts = Drafts()

  /// The stores that are parts of this one.
  let children = Guarded<[ChildKey: WeakObject]>([:])

  /// Actions that publishers send to the store.
  let actionQueue = Serial()

  /// What tells of the store's states while somebody records, once the store is known to be one.
  let recording = Guarded<(any StateSource & HoldsBack)?>(nil)

  /// Does `body` as what `note` says, while somebody records: once the store shows the present.
  func act(unlessHeldBack note: ActionNote, _ body: @escaping () -> Void) {
    let isHeld = recording.withLock { $0 }?.holdBack { Telling.acting(on: note, body) }
    if isHeld != true { Telling.acting(on: note, body) }
  }

  /// The registry of `store`: the same one as long as the store lives.
  static func of(_ store: AnyObject) -> StoreRegistry {
    table.withLock { $0.registry(of: store) }
  }

  private static let table = Guarded(Table())

  private struct Table {
    private struct Entry {
      let store: WeakObject
      let registry: StoreRegistry
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    mutating func registry(of store: AnyObject) -> StoreRegistry {
      // An address may have been used before; the weak reference tells.
      if let entry = entries[ObjectIdentifier(store)], entry.store.object === store {
        return entry.registry
      }
      let registry = StoreRegistry()
      entries[ObjectIdentifier(store)] = Entry(store: WeakObject(store), registry: registry)
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.store.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      return registry
    }
  }
}

/// An object that this does not keep alive.
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
