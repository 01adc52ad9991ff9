import Measuring

/// Measures stores beside the least that does the same with closures.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "the least that closures took", Case.inputs + Case.stores)
    await suite.run()
  }
}
