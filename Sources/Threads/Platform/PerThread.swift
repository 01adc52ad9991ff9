#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("Name this platform's C library here, and how a thread keeps something of its own.")
#endif

/// An object that each thread has for itself: made at first use, released when the thread ends.
package struct PerThread<Object: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Object

  /// Threads make theirs with `make`. There is a limited number of these; keep each for good.
  package init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { Unmanaged<AnyObject>.release($0) }
    precondition(status == 0, "no more keys for objects of threads: error \(status)")
    self.key = key
  }

  /// The object of this thread.
  package var object: Object {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }
    let object = make()
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return object
  }
}

extension Unmanaged where Instance == AnyObject {
  /// C libraries do not agree whether the pointer can be null.
  fileprivate static func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { fromOpaque(pointer).release() }
  }
}
