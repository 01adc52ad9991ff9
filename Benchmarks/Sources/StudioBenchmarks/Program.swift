import Measuring

/// Measures recording and travelling beside the same without it.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "the same, and nobody records",
      Case.recording + Case.travelling + Case.acting + Case.largeStates)
    await suite.run()
  }
}
