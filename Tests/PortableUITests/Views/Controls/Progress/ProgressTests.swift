import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct ProgressTests {
  @Test func `without a value it goes on, round`() {
    let inspector = Inspector(ProgressView())
    #expect(inspector.only(\.progress)?.content.fraction == nil)
    #expect(inspector.only(\.progress)?.content.isCircular == true)
  }

  @Test func `a value is a part of the total, in a bar`() {
    let inspector = Inspector(ProgressView(value: 3, total: 12).tint(.green))
    #expect(inspector.only(\.progress)?.content.fraction == 0.25)
    #expect(inspector.only(\.progress)?.content.isCircular == false)
    #expect(inspector.only(\.progress)?.content.tint == .green)
    #expect(inspector.only(\.progress)?.element.frame.size.width == 390)
    #expect(Inspector(ProgressView(value: 3.0)).only(\.progress)?.content.fraction == 1)
  }

  @Test func `its title stands below a sign and above a bar, and names it`() {
    let round = Inspector(ProgressView("Loading"))
    let sign = round.only(\.progress)?.element
    #expect(round.text("Loading")!.frame.minY > sign!.frame.maxY)
    #expect(sign?.parent?.content.layer?.namesControl == true)
    let bar = Inspector(ProgressView("Loading", value: 0.5))
    #expect(bar.text("Loading")!.frame.maxY < bar.only(\.progress)!.element.frame.minY)
  }

  @Test func `a style says whether it is round`() {
    let linear = Inspector(ProgressView().progressViewStyle(.linear))
    #expect(linear.only(\.progress)?.content.isCircular == false)
    let circular = Inspector(ProgressView(value: 0.5).progressViewStyle(.circular))
    #expect(circular.only(\.progress)?.content.isCircular == true)
    let automatic = ProgressView().progressViewStyle(.automatic).progressViewStyle(.linear)
    #expect(Inspector(automatic).only(\.progress)?.content.isCircular == true)
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
    let inspector = Inspector(ProgressView("Loading", value: 0.5).progressViewStyle(Percent()))
    #expect(inspector.texts == ["Loading", "50%"])
    #expect(inspector.only(\.progress) == nil)
    #expect(Inspector(ProgressView().progressViewStyle(Percent())).texts == ["?"])
    let both = ProgressView(value: 0.25) {
      Text("Label")
    } currentValueLabel: {
      Text("quarter")
    }
    #expect(Inspector(both.progressViewStyle(Percent())).texts == ["Label", "25%", "quarter"])
  }

  @Test func `a progress view inside a style is shown in the style further out`() {
    let plain = Inspector(ProgressView(value: 0.5).progressViewStyle(Framed()))
    #expect(plain.only(\.progress)?.content.fraction == 0.5)
    #expect(plain.only(\.shape) != nil)
    let nested = Inspector(
      ProgressView(value: 0.5).progressViewStyle(Framed()).progressViewStyle(Percent()))
    #expect(nested.texts == ["50%"])
    let ended = Inspector(
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
    let inspector = Inspector(Choosing())
    try inspector.screen.tap("Change")
    #expect(inspector.texts == ["50 percent", "Change"])
  }
}
