// The platform's views and streams, whichever platform it is: what is above imports only this.
// Not `canImport`: this package has modules called SwiftUI and Combine, for packages above it.
#if os(Linux)
  @_exported import PortableCombine
  @_exported import PortableUI
#else
  @_exported import Combine
  @_exported import SwiftUI
#endif
