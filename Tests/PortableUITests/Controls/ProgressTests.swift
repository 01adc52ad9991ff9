import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ProgressTests {
  @Test func `without a value it goes on, round`() {
    let stage = Stage(ProgressView())
    #expect(stage.only(\.progress)?.content.fraction == nil)
    #expect(stage.only(\.progress)?.content.isCircular == true)
  }

  @Test func `a value is a part of the total, in a bar`() {
    let stage = Stage(ProgressView(value: 3, total: 12).tint(.green))
    #expect(stage.only(\.progress)?.content.fraction == 0.25)
    #expect(stage.only(\.progress)?.content.isCircular == false)
    #expect(stage.only(\.progress)?.content.tint == .green)
    #expect(stage.only(\.progress)?.element.frame.size.width == 390)
    #expect(Stage(ProgressView(value: 3.0)).only(\.progress)?.content.fraction == 1)
  }

  @Test func `its title stands below a sign and above a bar, and names it`() {
    let round = Stage(ProgressView("Loading"))
    let sign = round.only(\.progress)?.element
    #expect(round.text("Loading")!.frame.minY > sign!.frame.maxY)
    #expect(sign?.parent?.content.layer?.namesControl == true)
    let bar = Stage(ProgressView("Loading", value: 0.5))
    #expect(bar.text("Loading")!.frame.maxY < bar.only(\.progress)!.element.frame.minY)
  }

  @Test func `a style says whether it is round`() {
    let linear = Stage(ProgressView().progressViewStyle(.linear))
    #expect(linear.only(\.progress)?.content.isCircular == false)
    let circular = Stage(ProgressView(value: 0.5).progressViewStyle(.circular))
    #expect(circular.only(\.progress)?.content.isCircular == true)
    let automatic = ProgressView().progressViewStyle(.automatic).progressViewStyle(.linear)
    #expect(Stage(automatic).only(\.progress)?.content.isCircular == true)
  }

  private struct Percent: ProgressViewStyle {
    var sign = "%"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))\(sign)" } ?? "?")
        configuration.currentValueLabel
      }
    }
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).border(.red)
    }
  }

  @Test func `a style of one's own shows what it is told`() {
    let stage = Stage(ProgressView("Loading", value: 0.5).progressViewStyle(Percent()))
    #expect(stage.texts == ["Loading", "50%"])
    #expect(stage.only(\.progress) == nil)
    #expect(Stage(ProgressView().progressViewStyle(Percent())).texts == ["?"])
    let both = ProgressView(value: 0.25) {
      Text("Label")
    } currentValueLabel: {
      Text("quarter")
    }
    #expect(Stage(both.progressViewStyle(Percent())).texts == ["Label", "25%", "quarter"])
  }

  @Test func `a progress view inside a style is shown in the style further out`() {
    let plain = Stage(ProgressView(value: 0.5).progressViewStyle(Framed()))
    #expect(plain.only(\.progress)?.content.fraction == 0.5)
    #expect(plain.only(\.shape) != nil)
    let nested = Stage(
      ProgressView(value: 0.5).progressViewStyle(Framed()).progressViewStyle(Percent()))
    #expect(nested.texts == ["50%"])
    let ended = Stage(
      ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(Percent()))
    #expect(ended.texts == [])
  }

  @Test func `another style of the same kind is shown`() throws {
    struct Choosing: View {
      @State private var sign = "%"
      var body: some View {
        ProgressView(value: 0.5).progressViewStyle(Percent(sign: sign))
        Button("Change") { sign = " percent" }
      }
    }
    let stage = Stage(Choosing())
    try stage.screen.tap("Change")
    #expect(stage.texts == ["50 percent", "Change"])
  }
}
