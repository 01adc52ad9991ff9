import Foundation
import PortableUI

/// The views that belong to marks: those that stand beside them, those that are their points, and those that
/// say aloud what they are.
struct MarkViews: View {
  let model: ChartModel
  let values: EnvironmentValues

  /// Whether the plot around wants to know what the pointer is at.
  let hearsPointer: Bool

  var body: some View {
    let spoken = SpokenMarks(model, values)
    MarkLayout(model: model)() {
      ForEach(model.marks.withSymbolViews, id: \.self) { index in
        if let view = model.marks[index].style.symbolView {
          view.foregroundStyle(
            model.paints(of: model.marks[index].style).first?.style ?? Palette.styles[0]
          )
          .accessibilityHidden(true)
          .markRole(.symbol(index))
        }
      }
      ForEach(spoken.all, id: \.id) { mark in
        SpokenMarkView(mark: mark, hearsPointer: hearsPointer).markRole(
          mark.index.map(MarkRole.spoken) ?? .plot)
      }
      ForEach(model.marks.annotated, id: \.self) { place in
        let annotation = model.marks[place.mark].style.annotations[place.number]
        Omissible(content: annotation.content.font(.caption))
          .markRole(.annotation(place.mark, annotation))
      }
    }
  }
}

/// Which of the annotations of which mark.
struct AnnotationPlace: Hashable {
  let mark: Int
  let number: Int
}

extension [Mark] {
  fileprivate var withSymbolViews: [Int] { indices.filter { self[$0].style.symbolView != nil } }

  fileprivate var annotated: [AnnotationPlace] {
    indices.flatMap { mark in
      self[mark].style.annotations.indices.map { AnnotationPlace(mark: mark, number: $0) }
    }
  }
}

extension View {
  fileprivate func markRole(_ role: MarkRole) -> some View {
    layoutValue(key: MarkRoleKey.self, value: role)
  }
}

/// What a view is to a mark.
enum MarkRole {
  case symbol(Int)
  case annotation(Int, MarkStyle.Annotation)
  case spoken(Int)
  case plot
}

private struct MarkRoleKey: LayoutValueKey {
  static var defaultValue: MarkRole { .plot }
}

/// Places views where their marks are.
private struct MarkLayout: Layout {
  let model: ChartModel

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = MarkFrames(PlotGeometry(model: model, size: bounds.size))
    for view in subviews {
      switch view[MarkRoleKey.self] {
      case .plot: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .symbol(let index):
        guard let frame = frames[index] else { continue }
        view.place(at: frame.middle, anchor: .center, proposal: .unspecified)
      case .spoken(let index):
        guard let frame = frames[index] else { continue }
        let least = frame.insetBy(
          dx: -max(0, 8 - frame.width) / 2, dy: -max(0, 8 - frame.height) / 2)
        view.place(at: least.origin, proposal: ProposedViewSize(least.size))
      case .annotation(let index, let annotation):
        guard let frame = frames[index], frame.isSeen(in: bounds) else {
          view.place(at: bounds.origin, proposal: .zero)
          continue
        }
        let size = view.sizeThatFits(.unspecified)
        let isLying = model.marks[index].isLying
        let origin = annotation.frame(of: size, beside: frame, isLying: isLying, in: bounds).origin
        view.place(at: origin, proposal: ProposedViewSize(size))
      }
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether a part of it is drawn in a plot, also where it is a line or a point.
  fileprivate func isSeen(in plot: CGRect) -> Bool {
    let seen = plot.insetBy(dx: -ChartPlotContent.margin, dy: -ChartPlotContent.margin)
    return maxX >= seen.minX && minX <= seen.maxX && maxY >= seen.minY && minY <= seen.maxY
  }
}

extension Mark {
  /// Whether it grows along the x axis.
  fileprivate var isLying: Bool {
    guard form.stacks, form.takesRoom, case .between = x?.place else { return false }
    return y?.span != nil
  }
}

extension MarkStyle.Annotation {
  /// Where a view of `size` stands beside a mark.
  fileprivate func frame(
    of size: CGSize, beside mark: CGRect, isLying: Bool, in bounds: CGRect
  ) -> CGRect {
    let gap = spacing ?? 4
    var position = position
    if position == .automatic { position = isLying ? .trailing : .top }
    let (across, down) = (position.across, position.down)
    var frame = CGRect(origin: .zero, size: size)
    switch across {
    case 0: frame.origin.x = alignment.horizontal.start(of: size.width, in: mark.minX, mark.maxX)
    case ..<0: frame.origin.x = mark.minX - gap - size.width
    default: frame.origin.x = mark.maxX + gap
    }
    switch down {
    case 0: frame.origin.y = alignment.vertical.start(of: size.height, in: mark.minY, mark.maxY)
    case ..<0: frame.origin.y = mark.minY - gap - size.height
    default: frame.origin.y = mark.maxY + gap
    }
    return overflow.moved(frame, into: bounds, position: position)
  }
}

extension HorizontalAlignment {
  fileprivate func start(of length: CGFloat, in start: CGFloat, _ end: CGFloat) -> CGFloat {
    self == .leading ? start : self == .trailing ? end - length : (start + end - length) / 2
  }
}

extension VerticalAlignment {
  fileprivate func start(of length: CGFloat, in start: CGFloat, _ end: CGFloat) -> CGFloat {
    self == .top ? start : self == .bottom ? end - length : (start + end - length) / 2
  }
}
