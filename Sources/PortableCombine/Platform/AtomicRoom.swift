public import Synchronization

/// Room for an atomic in the header of a managed buffer.
///
/// A managed buffer insists that its header can be copied, as no `Atomic` can. So the header has the
/// room that an atomic takes, with what it begins with, and nobody reads or writes it but as the
/// atomic it is.
@frozen @usableFromInline
struct AtomicRoom<Value: AtomicRepresentable> {
  @usableFromInline var representation: Value.AtomicRepresentation

  @inlinable
  init(_ value: consuming Value) {
    representation = Value.encodeAtomicRepresentation(value)
  }
}

/// A header that begins with room for an atomic.
@usableFromInline
protocol AtomicHeader {
  associatedtype Word: AtomicRepresentable

  var word: AtomicRoom<Word> { get }
}

/// What a subscription keeps in the tail of its own object, behind one atomic word.
///
/// The deinitializer of a generic class is never specialized: it looks metadata up for each field
/// of a dependent type, for 100 ns and more altogether. What lies in the tail of a managed buffer is
/// destroyed where its types are known instead, and as soon as the subscription is over.
extension ManagedBuffer where Header: AtomicHeader {
  /// The word in the header, as the atomic it is.
  @inlinable var word: UnsafeMutablePointer<Atomic<Header.Word>> {
    // SAFETY: the room is the first field of the header and laid out as the atomic is, whose only
    // content is its representation; the object never moves, and copies of the header are not made.
    withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Atomic<Header.Word>.self)
    }
  }

  /// The one element; whoever the word says may touch it.
  @inlinable var tail: UnsafeMutablePointer<Element> { withUnsafeMutablePointerToElements { $0 } }
}
