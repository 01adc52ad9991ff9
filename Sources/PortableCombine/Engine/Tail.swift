public import Synchronization

/// What a subscription keeps in the tail of its own object, behind one atomic word.
///
/// The deinitialiser of a generic class is never specialised: it looks metadata up for each field
/// of a dependent type, for 100 ns and more altogether. What lies in the tail of a managed buffer is
/// destroyed where its types are known instead, and as soon as the subscription is over.
extension ManagedBuffer {
  /// The first bytes of the header, as the atomic they are.
  ///
  /// A managed buffer insists that its header can be copied, as no `Atomic` can; so the header
  /// begins with one in disguise, and these bytes are never touched in another way.
  @inlinable
  func atomicHeader<Value>(_: Value.Type) -> UnsafeMutablePointer<Atomic<Value>> {
    withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Atomic<Value>.self)
    }
  }

  /// The one element; whoever the header says may touch it.
  @inlinable var tail: UnsafeMutablePointer<Element> { withUnsafeMutablePointerToElements { $0 } }
}
