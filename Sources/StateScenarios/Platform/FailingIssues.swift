import Testing

extension Issue {
  /// Whether the test fails by it.
  var failsTest: Bool {
    // Until warnings came, an issue that nobody had announced was a failure.
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }
}
