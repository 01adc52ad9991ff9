import Measuring

/// Measures layout by constraints beside the same frames worked out by hand.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .microseconds, beside: "the closed form: the same frames, set one by one", Case.chains)
    await suite.run()
  }
}
