public import ViewPlatform

extension EnvironmentValues {
  /// What services answer: themselves, or a recording where `serviceAnswers(_:)` says so.
  public var serviceAnswers: ServiceAnswers {
    get { self[ServiceAnswersKey.self] }
    set { self[ServiceAnswersKey.self] = newValue }
  }
}

private struct ServiceAnswersKey: EnvironmentKey {
  static let defaultValue = ServiceAnswers.live
}

extension View {
  /// Lets the services of the views inside answer as `answers` has it.
  ///
  ///     let screen = Screen(ContentView().serviceAnswers(try ServiceAnswers(replaying: lines)))
  public func serviceAnswers(_ answers: ServiceAnswers) -> some View {
    environment(\.serviceAnswers, answers)
  }
}
