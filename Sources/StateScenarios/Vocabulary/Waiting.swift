import ViewTesting

extension ReadySteps {
  static let waiting: [StepDefinition] = ["pass", "passes"].map { verb in
    When("{duration} \(verb)") { (duration: Duration, stage: Stage) in
      try await stage.live(for: duration)
    }
  }
}
