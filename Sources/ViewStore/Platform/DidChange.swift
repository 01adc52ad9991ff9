import ViewPlatform

/// Sends when an object that announces its changes through `publisher` has changed, where the
/// system tells. Combine only tells before.
func didChange(after publisher: some Publisher) -> AnyPublisher<Void, Never>? {
  #if os(Linux)
    (publisher as? ObservableObjectPublisher)?.didChange.eraseToAnyPublisher()
  #else
    nil
  #endif
}
