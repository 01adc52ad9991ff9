import Measuring

/// Measures the view engine, on a screen in memory, beside plain trees of objects.
@main
enum Program {
  @MainActor
  static func main() async {
    let suite = Suite(
      in: .microseconds,
      beside: "the least that a plain tree of objects of the same shape took", all)
    await suite.run()
  }

  @MainActor
  private static var all: [Case] {
    Case.firstFrames + Case.changes + Case.lists + Case.scrolling + Case.longLists + Case.pushes
      + Case.acting + Case.words + Case.weights
  }
}
