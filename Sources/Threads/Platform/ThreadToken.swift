#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#else
  #error("Name this platform's C library here, and how a thread tells itself apart.")
#endif

/// A number that no other running thread has; never zero, its lowest bit always clear.
@inlinable
package func threadToken() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
