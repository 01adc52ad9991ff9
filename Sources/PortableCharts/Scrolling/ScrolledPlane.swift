import Foundation
import PortableUI

/// A plot of which a part is seen, and what stands at its axes. The scales show that part: so what is drawn is never larger
/// than what is seen.
struct ScrolledPlane: View {
  let model: ChartModel
  let settings: ChartSettings
  let values: EnvironmentValues
  let room: CGSize

  @Environment(\.layoutDirection) private var direction

  /// Where what is seen begins, in parts of the whole, from where people begin to read.
  @State private var start = CGPoint.zero
  @State private var position = ScrollPosition()

  /// What is there.
  @State private var first: ScrolledPlace?

  /// What was said last to be at the beginning of the axes.
  @State private var told: [Datum?] = [nil, nil]

  /// Where the scroll view stops for a moment when the room is another, before it goes where it is to be.
  @State private var passed: CGFloat?

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
      GeometryReader { reader in
        let room = ScrolledRoom(
          size: reader.size, part: part, isMirrored: direction == .rightToLeft)
        let whole = room.whole
        ScrollView(settings.scrolls) {
          plot.frame(width: room.size.width, height: room.size.height)
            .offset(x: start.x * whole.width, y: start.y * whole.height)
            .frame(width: whole.width, height: whole.height, alignment: .topLeading)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
          moved(to: offset, in: room)
        }
        .onChange(of: Frame(room: room, scales: ScaleEnds(of: model)), initial: true) { old, _ in
          stay(in: room, before: old.room)
        }
        .onChange(of: wanted, initial: true) { show(in: room) }
        .modifier(Resting(behavior: settings.scrollTarget, model: model, room: room))
      })
  }

  /// What else than scrolling changes what is seen.
  private struct Frame: Equatable {
    let room: ScrolledRoom
    let scales: ScaleEnds
  }
}

extension ScrolledPlane {
  private func moved(to offset: CGPoint, in room: ScrolledRoom) {
    let whole = room.whole
    // On other scales it stays at its values, and comes back here then.
    guard whole.width > 0, whole.height > 0, first?.scales == ScaleEnds(of: model) else { return }
    let new = room.start(at: offset)
    let isPassing = passed.map { abs(new.x - $0) * whole.width < 0.5 } ?? false
    passed = nil
    guard !isPassing else { return }
    start = new
    let known = first?.start(on: model, usual: start) ?? start
    let isThere =
      abs(known.x - start.x) * whole.width < 0.5 && abs(known.y - start.y) * whole.height < 0.5
    guard !isThere else { return }
    first = ScrolledPlace(at: start, on: model)
    write(settings.x.position, 0, model.x?.bare.datum(at: Double(start.x), in: 1))
    write(settings.y.position, 1, model.y?.bare.datum(at: Double(start.y), in: 1))
  }

  private func write(_ position: ScrolledValue?, _ index: Int, _ datum: Datum?) {
    guard let position, let write = position.write, let datum else { return }
    write(datum)
    // What is bound may hold less than that, whole numbers say.
    told[index] = position.wanted()
  }

  /// What is to be at the beginning of both axes.
  private var wanted: [Datum?] {
    [settings.x.position?.wanted(), settings.y.position?.wanted()]
  }

  /// What is seen stays where the room, or what there is, becomes another: its values where the scales
  /// are others, and otherwise its part of the whole.
  private func stay(in room: ScrolledRoom, before old: ScrolledRoom) {
    guard let known = first else {
      first = ScrolledPlace(at: start, on: model)
      return
    }
    // It keeps as far from where it began, in points, as there is room for that.
    passed = room.clamped(CGPoint(x: start.x * old.whole.width / room.whole.width, y: 0)).x
    if known.scales != ScaleEnds(of: model) {
      start = room.clamped(known.start(on: model, usual: start))
      first = ScrolledPlace(at: start, on: model)
    }
    if let x = passed, abs(x - start.x) * room.whole.width < 0.5 { passed = nil }
    let offset = room.offset(at: start)
    position.scrollTo(x: offset.x, y: offset.y)
    // Where both change, what is asked for goes first.
    show(in: room)
  }

  private func show(in room: ScrolledRoom) {
    func place(_ index: Int, _ scale: AxisScale?) -> CGFloat? {
      guard let wanted = wanted[index], wanted != told[index],
        let place = scale?.bare.band(of: Span(wanted), in: 1)?.0
      else { return nil }
      told[index] = wanted
      return CGFloat(place)
    }
    let (x, y) = (place(0, model.x), place(1, model.y))
    let goal = room.offset(at: room.clamped(CGPoint(x: x ?? start.x, y: y ?? start.y)))
    switch (x, y) {
    case (_?, nil): position.scrollTo(x: goal.x)
    case (nil, _?): position.scrollTo(y: goal.y)
    case (_?, _?): position.scrollTo(x: goal.x, y: goal.y)
    case (nil, nil): break
    }
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

/// Lets a scroll view come to rest as the chart says, if that says anything.
private struct Resting: ViewModifier {
  let behavior: (any ChartScrollTargetBehavior)?
  let model: ChartModel
  let room: ScrolledRoom

  func body(content: Content) -> some View {
    if let behavior {
      content.scrollTargetBehavior(
        ScrolledPlotBehavior(behavior: behavior, model: model, room: room))
    } else {
      content
    }
  }
}
