import Measuring

/// Measures state containers beside a bare list of closures.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "the least that a list of closures in a generic class took",
      peer: "the container of before", Case.states)
    await suite.run()
  }
}
