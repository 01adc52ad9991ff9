import Synchronization
import Threads

/// What is kept for a store, which is a class of somebody else's and has no place for it.
final class StoreDesk {
  /// What was written through the store's bindings and not answered yet.
  let drafts = Guarded<[DraftKey: AnyObject]>([:])

  /// The stores that are parts of this one.
  let children = Guarded<[ChildKey: WeakObject]>([:])

  /// Whether what the store announces now is only that something was written: no news of its own.
  let isAnnouncing = Atomic<Bool>(false)

  /// Actions that publishers send to the store.
  let line = Serial()

  /// The desk of `store`: the same one as long as the store lives.
  static func of(_ store: AnyObject) -> StoreDesk { table.withLock { $0.desk(of: store) } }

  private static let table = Guarded(Table())

  private struct Table {
    private struct Entry {
      let store: WeakObject
      let desk: StoreDesk
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    mutating func desk(of store: AnyObject) -> StoreDesk {
      // An address may have been used before; the weak reference tells.
      if let entry = entries[ObjectIdentifier(store)], entry.store.object === store {
        return entry.desk
      }
      let desk = StoreDesk()
      entries[ObjectIdentifier(store)] = Entry(store: WeakObject(store), desk: desk)
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.store.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      return desk
    }
  }
}

/// An object that this does not keep alive.
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
