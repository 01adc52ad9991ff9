import Measuring

/// Measures tables and collections of 100,000 rows on a screen in memory, beside the arrays that are shown.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .microseconds, beside: "the same numbers put into an array", Case.tables)
    await suite.run()
  }
}
