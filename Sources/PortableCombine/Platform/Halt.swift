#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("Name this platform's C library here, and how a program halts in its debugger.")
#endif

/// Halts in the debugger; ends the program where there is none.
func haltInDebugger() {
  raise(SIGTRAP)
}
