import Measuring

/// Measures controllers of view states beside the least that could answer.
@main
enum Program {
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "what reading a field of a class took, or an array that keeps all",
      Case.answers + Case.changes)
    await suite.run()
  }
}
