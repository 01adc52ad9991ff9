import Foundation
import PortableUI

/// A plot of which a part is seen, and what stands at its axes. The scales show that part: so what is drawn is never larger
/// than what is seen.
struct ScrolledPlane: View {
  let model: ChartModel
  let settings: ChartSettings
  let values: EnvironmentValues
  let room: CGSize

  /// Where what is seen begins, in parts of the whole.
  @State private var start = CGPoint.zero
  @State private var position = ScrollPosition()

  /// What was said last to be at the beginning.
  @State private var told: Datum?

  var body: some View {
    ChartPlane(model: shown, settings: settings, values: values, room: room, scrolled: scrolled)
  }

  private var part: CGSize { settings.part(of: model) }

  private var shown: ChartModel {
    model.showing(x: range(start.x, part.width), y: range(start.y, part.height))
  }

  private func range(_ start: CGFloat, _ length: CGFloat) -> ClosedRange<Double> {
    let start = max(0, min(Double(start), 1 - Double(length)))
    return start...start + Double(length)
  }

  private func scrolled(_ plot: AnyView) -> AnyView {
    AnyView(
      GeometryReader { room in
        let whole = CGSize(
          width: room.size.width / part.width, height: room.size.height / part.height)
        ScrollView(settings.scrolls) {
          plot.frame(width: room.size.width, height: room.size.height)
            .offset(x: start.x * whole.width, y: start.y * whole.height)
            .frame(width: whole.width, height: whole.height, alignment: .topLeading)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
          moved(to: offset, in: whole)
        }
        // What is seen stays where the room, or what there is, becomes another.
        .onChange(of: whole) { _, whole in
          position.scrollTo(x: start.x * whole.width, y: start.y * whole.height)
        }
        .onChange(of: settings.x.position?.wanted(), initial: true) { _, wanted in
          show(wanted, in: whole)
        }
      })
  }

  private func moved(to offset: CGPoint, in whole: CGSize) {
    guard whole.width > 0, whole.height > 0 else { return }
    start = CGPoint(x: offset.x / whole.width, y: offset.y / whole.height)
    guard let position = settings.x.position, let write = position.write,
      let datum = shown.x?.datum(at: 0, in: Double(room.width))
    else { return }
    write(datum)
    // What is bound may hold less than that, whole numbers say.
    told = position.wanted()
  }

  private func show(_ wanted: Datum?, in whole: CGSize) {
    guard let wanted, wanted != told, let x = model.x,
      let place = x.band(of: Span(wanted), in: Double(whole.width))?.0
    else { return }
    told = wanted
    position.scrollTo(x: CGFloat(max(0, min(place, Double(whole.width) * (1 - part.width)))))
  }
}

extension ChartSettings {
  /// How much of the plot is seen at once.
  func part(of model: ChartModel) -> CGSize {
    func part(_ scale: AxisScale?, _ axis: AxisSettings, _ set: Axis.Set) -> CGFloat {
      guard scrolls.contains(set), let scale, let length = axis.visibleLength else { return 1 }
      return CGFloat(scale.part(of: length))
    }
    return CGSize(
      width: part(model.x, x, .horizontal), height: part(model.y, y, .vertical))
  }

  /// Whether there is more of the plot than is seen.
  func isScrolled(_ model: ChartModel) -> Bool {
    let part = part(of: model)
    return part.width < 1 || part.height < 1
  }
}
