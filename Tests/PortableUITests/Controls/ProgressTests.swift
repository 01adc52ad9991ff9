import Foundation
import LayoutEngine
import PortableUI
import Testing

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
}
