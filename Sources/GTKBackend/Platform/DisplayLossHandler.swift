import CGTK
import Foundation

/// Lets `handler` be called, on the main thread, when the connection to the X server is lost. It does
/// not return.
/// Where GDK speaks to another kind of server there is nothing to set.
func setDisplayLossHandler(_ handler: @escaping @MainActor () -> Void) {
  typealias Handler = @convention(c) (OpaquePointer?) -> CInt
  typealias Setter = @convention(c) (Handler?) -> UnsafeRawPointer?
  guard let setter = dlsym(nil, "XSetIOErrorHandler") else { return }
  displayLossHandler = handler
  // SAFETY: Xlib, which GDK has loaded, declares the function with the same arguments since its first
  // version.
  let set = unsafeBitCast(setter, to: Setter.self)
  let tell: Handler = { _ in
    // SAFETY: Xlib calls it on the thread that used the connection, and only the main one does.
    MainActor.assumeIsolated { displayLossHandler?() }
    return 0
  }
  _ = set(tell)
}

private var displayLossHandler: (@MainActor () -> Void)?
