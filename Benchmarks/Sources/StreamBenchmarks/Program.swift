import Measuring

/// Measures streams beside plain closures that do the same work.
@main
enum Program {
  static func main() async {
    let suite = Suite(
      in: .nanoseconds, beside: "the least that plain closures doing the same took",
      peer: "OpenCombine", all)
    await suite.run()
  }

  private static var all: [Case] {
    Case.subjects + Case.stages + Case.operators + Case.joins + Case.sequences + [Case.values]
      + Case.properties + Case.subscribing + Case.scheduling + Case.memory
  }
}
