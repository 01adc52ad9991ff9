import Measuring

/// Measures state containers beside the least that does the same with closures.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "the least that a list of closures in a generic class took",
      peer: "the container of before",
      // What waits comes last: from then on, blocks of the main queue run on any thread.
      Case.states + Case.lives + Case.actions + Case.lanes + Case.waits)
    await suite.run()
  }
}
